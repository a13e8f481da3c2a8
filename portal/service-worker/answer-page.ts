import { copyPolicy } from './page-copy';
import { copyPage, dropAll, findCopy, guestStore, listCopies, ownStore, siteStore } from './copies';
import { copyAddressOf, isOfflinePage, localeOf, offlinePath } from './page-addresses';
import { currentMark } from './session-mark';
import { withBanner, withList, withMissing } from './shown-page';

/** A connection that gives nothing for so long is as good as none, where there is a copy. */
const patienceMs = 5000;

/** The page from the network; its copy where that fails or keeps one waiting; else a page that says what is here. */
export async function answerPage(url: URL, network: Promise<Response>): Promise<Response> {
  if (isOfflinePage(url)) return answerOfflinePage(url, network);
  const path = copyAddressOf(url)?.path;
  const answer = await Promise.race([network.catch(() => undefined), patience()]);
  if (answer instanceof Response) return answer;
  const copy = path === undefined ? undefined : await findCopy(path);
  if (copy) return pageOf(withBanner(copy.html, copy.at, localeOf(url)));
  return network.catch(() => missingPage(url));
}

function patience(): Promise<'long'> {
  return new Promise((resolve) => setTimeout(resolve, patienceMs, 'long'));
}

/** Lists what is here, whether there is a connection or not. Its links have the worker keep a page, or drop all. */
async function answerOfflinePage(url: URL, network: Promise<Response>): Promise<Response> {
  const locale = localeOf(url);
  const asked = copyAddressOf(new URL(url.searchParams.get('keep') ?? '', url));
  if (asked) await copyPage(askedStore(), asked.path, 'asked');
  if (url.searchParams.has('forget')) await dropAll();
  // So that a reload does not do it again.
  if (url.search) return Response.redirect(offlinePath(locale), 303);
  const answer = await network.catch(() => undefined);
  const copies = await listCopies();
  if (!answer?.ok) return pageOf(withList(await siteCopy(url), copies, locale));
  const headers = new Headers(answer.headers);
  return new Response(withList(await answer.text(), copies, locale), { headers });
}

const askedStore = () => (currentMark() === undefined ? guestStore : ownStore(currentMark() ?? ''));

async function missingPage(url: URL): Promise<Response> {
  return pageOf(withList(withMissing(await siteCopy(url), url), await listCopies(), localeOf(url)));
}

async function siteCopy(url: URL): Promise<string> {
  const copy = await caches.match(offlinePath(localeOf(url)), { cacheName: siteStore });
  if (!copy) throw new TypeError('There is no connection, and no page that says so');
  return copy.text();
}

function pageOf(html: string): Response {
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': copyPolicy },
  });
}
