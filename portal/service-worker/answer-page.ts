import { ownStore } from '../src/shared/copy-places';
import { answerDoor } from './answer-door';
import { answerKept } from './answer-kept';
import { copyPage, dropAll, guestStore, listCopies, siteStore } from './copies';
import { pageOf } from './answers';
import { copyAddressOf, isDoor, isOfflinePage, localeOf, offlinePath } from './page-addresses';
import { missingPolicy } from './page-copy';
import { currentMark } from './session-mark';
import { withList, withMissing } from './shown-page';

/**
 * The page from the network; its copy where that fails, keeps one waiting or is not well; else a page that says what is
 * here.
 */
export async function answerPage(url: URL, network: Promise<Response>): Promise<Response> {
  if (isOfflinePage(url)) return answerOfflinePage(url, network);
  if (isDoor(url)) return answerDoor(url, network, missingPage);
  return answerKept(url, network, missingPage);
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
  const locale = localeOf(url);
  const nonce = crypto.randomUUID();
  const page = withMissing(await siteCopy(url), url, locale, nonce);
  return pageOf(withList(page, await listCopies(), locale), missingPolicy(nonce));
}

async function siteCopy(url: URL): Promise<string> {
  const copy = await caches.match(offlinePath(localeOf(url)), { cacheName: siteStore });
  if (!copy) throw new TypeError('There is no connection, and no page that says so');
  return copy.text();
}
