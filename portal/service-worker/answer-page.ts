import { ownStore } from '../src/shared/copy-places';
import { answerDoor } from './answer-door';
import { copyPage, dropAll, findCopy, guestStore, listCopies, siteStore } from './copies';
import { answerInTime, pageOf } from './answers';
import { copyAddressOf, isDoor, isOfflinePage, localeOf, offlinePath } from './page-addresses';
import { currentMark } from './session-mark';
import { withBanner, withList, withMissing } from './shown-page';

/** The page from the network; its copy where that fails or keeps one waiting; else a page that says what is here. */
export async function answerPage(url: URL, network: Promise<Response>): Promise<Response> {
  if (isOfflinePage(url)) return answerOfflinePage(url, network);
  if (isDoor(url)) return answerDoor(url, network, missingPage);
  const path = copyAddressOf(url)?.path;
  const answer = await answerInTime(network);
  if (answer) return answer;
  const copy = path === undefined ? undefined : await findCopy(path);
  if (copy) return pageOf(withBanner(copy.html, copy.at, localeOf(url)));
  return network.catch(() => missingPage(url));
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
