import { unsentEvent } from './unsent-event';

const firstMs = 1000;
const mostMs = 8000;

let isKept = false;

/** From now on pages stay, as `stayingFetch` says, for as long as the browser has this page. */
export function keepPagesWithoutConnection(): void {
  if (isKept) return;
  isKept = true;
  window.fetch = stayingFetch(window.fetch);
}

/**
 * Where there is no connection, or nobody at its other end, React Router would put the page of an error in the place of
 * the one that one reads and writes. It stays instead, whichever of the router's two questions has no answer:
 *
 * - a page asks for its own data again, as a message has come or a form was accepted: it is asked until it is answered
 *   or nobody needs it any more;
 * - a form is sent: it counts as not answered (`usePostedOutcome` gives nothing), keeps what was typed, and that is told.
 *   It is not sent again by itself: what was lost may have been the answer.
 *
 * Another page's data and the API fail at once, as ever.
 */
export function stayingFetch(fetch: typeof window.fetch): typeof window.fetch {
  return (asked, options) => {
    if (!(asked instanceof URL)) return fetch(asked, options);
    if (isReload(asked, options)) return askUntilAnswered(asked, options);
    return isForm(asked, options) ? sendOnce(asked, options) : fetch(asked, options);
  };

  async function askUntilAnswered(asked: URL, options?: RequestInit): Promise<Response> {
    for (let wait = firstMs; ; wait = Math.min(wait * 2, mostMs)) {
      const answer = await askOnce(asked, options);
      if (answer && !isAway(answer)) return answer;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }

  async function sendOnce(asked: URL, options?: RequestInit): Promise<Response> {
    const answer = await askOnce(asked, options);
    // What the portal says itself is for the page, an outage of the CMS too.
    if (answer && (!isAway(answer) || answer.headers.has('X-Remix-Response'))) return answer;
    dispatchEvent(new Event(unsentEvent));
    return noAnswer();
  }

  /** @returns nothing where nobody answered; whoever goes on meanwhile ends it with an error */
  async function askOnce(asked: URL, options?: RequestInit): Promise<Response | undefined> {
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

/** Whether React Router (7.18, `singleFetchUrl`) asks for the data of the page that the address is of. */
function isReload(asked: URL, options?: RequestInit): boolean {
  if (options?.method !== undefined) return false;
  const page = new URL(asked);
  page.searchParams.delete('_routes');
  const here = new URL(location.href);
  here.pathname = `${here.pathname.replace(/\/$/, '')}.data`;
  here.hash = '';
  here.search = String(here.searchParams);
  return page.href === here.href;
}

/** Whether React Router sends a form to the action of a page. */
function isForm({ origin, pathname }: URL, options?: RequestInit): boolean {
  return options?.method === 'POST' && origin === location.origin && pathname.endsWith('.data');
}

function isAway({ status }: Response): boolean {
  return status >= 502 && status <= 504;
}

/** What React Router takes for an action that gave nothing; by its status it asks for no data anew. */
function noAnswer(): Response {
  const undefinedData = '[{"_1":-7},"data"]\n';
  return new Response(undefinedData, { status: 503, headers: { 'X-Remix-Response': 'yes' } });
}
