const firstMs = 1000;
const mostMs = 8000;

/**
 * A page asks for its own data again when something has changed: a message has come, a form was accepted. Where the
 * connection is lost or a server restarts just then, React Router would put the page of an error in its place, with all
 * that one reads and writes. The question waits instead, and is asked until it is answered or nobody needs it any more.
 * Another page's data and what a form sends fail at once, as ever. Call once.
 */
export function askForReloadsPatiently(): void {
  const { fetch } = window;
  window.fetch = (asked, options) =>
    isReload(asked, options) ? askUntilAnswered(asked, options) : fetch(asked, options);

  async function askUntilAnswered(asked: RequestInfo | URL, options?: RequestInit): Promise<Response> {
    for (let wait = firstMs; ; wait = Math.min(wait * 2, mostMs)) {
      try {
        const answer = await fetch(asked, options);
        // As a whole: an answer may break off too.
        const bytes = await answer.arrayBuffer();
        if (!isAway(answer.status)) return new Response(bytes.byteLength > 0 ? bytes : null, answer);
      } catch {
        // Whoever goes on ends it.
        options?.signal?.throwIfAborted();
      }
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** Whether React Router (7.18, `singleFetchUrl`) asks for the data of the page that the address is of. */
function isReload(asked: RequestInfo | URL, options?: RequestInit): boolean {
  if (!(asked instanceof URL) || options?.method !== undefined) return false;
  const page = new URL(asked);
  page.searchParams.delete('_routes');
  const here = new URL(location.href);
  here.pathname = `${here.pathname.replace(/\/$/, '')}.data`;
  here.hash = '';
  here.search = String(here.searchParams);
  return page.href === here.href;
}

function isAway(status: number): boolean {
  return status >= 502 && status <= 504;
}
