import { unsentEvent } from './unsent-event';

const firstMs = 1000;
const mostMs = 8000;

/**
 * Where there is no connection, or nobody at its other end, React Router would put the page of an error in the place of
 * the one that one reads and writes. It stays instead, whichever of the router's questions has no answer:
 *
 * - a page asks for its own data again, as a message has come or a form was accepted: it is asked until it is answered
 *   or nobody needs it any more;
 * - a form is sent: it counts as not answered (`usePostedOutcome` gives nothing), keeps what was typed, and that is told.
 *   It is not sent again by itself: what was lost may have been the answer.
 * - another page is asked for, while the browser still believes in its connection (else frame-script.js is before it): it
 *   goes there by itself, to the address that one wants, where its worker or the server has a copy, or a page that opens
 *   the wanted one once it can be had (try-again.ts).
 *
 * What is no page's, as the API, fails at once.
 */
export function stayingFetch(fetch: typeof window.fetch): typeof window.fetch {
  return (asked, options) => {
    const page = asked instanceof URL ? pageOfData(asked) : undefined;
    if (page === undefined) return fetch(asked, options);
    // The router names a method for forms alone.
    if (options?.method !== undefined) return sendOnce(asked, options);
    return page === pageNow() ? askUntilAnswered(asked, options) : askOrGo(page, asked, options);
  };

  async function askOrGo(page: string, asked: RequestInfo | URL, options?: RequestInit): Promise<Response> {
    const answer = await fetch(asked, options).catch(() => undefined);
    if (answer && !isAway(answer)) return answer;
    options?.signal?.throwIfAborted();
    // The page's scripts may be missing too, and for that the router loads anew the page that one is on.
    window.navigation?.addEventListener('navigate', (event) => {
      if (event.navigationType === 'reload') event.preventDefault();
    });
    location.assign(page);
    return new Promise(() => undefined);
  }

  async function askUntilAnswered(asked: RequestInfo | URL, options?: RequestInit): Promise<Response> {
    for (let wait = firstMs; ; wait = Math.min(wait * 2, mostMs)) {
      const answer = await askOnce(asked, options);
      if (answer && !isAway(answer)) return answer;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  async function sendOnce(asked: RequestInfo | URL, options?: RequestInit): Promise<Response> {
    const answer = await askOnce(asked, options);
    // What the portal says itself is for the page, an outage of the CMS too.
    if (answer && (!isAway(answer) || answer.headers.has('X-Remix-Response'))) return answer;
    dispatchEvent(new Event(unsentEvent));
    return noAnswer();
  }

  /** @returns nothing where nobody answered; whoever goes on meanwhile ends it with an error */
  async function askOnce(asked: RequestInfo | URL, options?: RequestInit): Promise<Response | undefined> {
    try {
      const answer = await fetch(asked, options);
      // As a whole: an answer may break off too.
      const bytes = await answer.arrayBuffer();
      return new Response(bytes.byteLength > 0 ? bytes : null, answer);
    } catch {
      options?.signal?.throwIfAborted();
      return undefined;
    }
  }
}

/**
 * The page whose data are asked for, or whose action a form is sent to: React Router (7.18, `singleFetchUrl`) does so at
 * `/en/about.data?a=1&_routes=…` for `/en/about?a=1`.
 */
function pageOfData(asked: URL): string | undefined {
  if (asked.origin !== location.origin || !asked.pathname.endsWith('.data')) return undefined;
  const page = new URL(asked);
  page.pathname = page.pathname.slice(0, -'.data'.length);
  page.searchParams.delete('_routes');
  return page.href;
}

function pageNow(): string {
  const page = new URL(location.href);
  page.pathname = page.pathname.replace(/\/$/, '');
  page.hash = '';
  page.search = String(page.searchParams);
  return page.href;
}

function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

/** What React Router takes for an action that gave nothing; by its status it asks for no data anew. */
function noAnswer(): Response {
  const undefinedData = '[{"_1":-7},"data"]\n';
  return new Response(undefinedData, { status: 503, headers: { 'X-Remix-Response': 'yes' } });
}
