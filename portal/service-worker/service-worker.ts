import { copiedFolder, ownStore } from '../src/shared/copy-places';
import { answerPage } from './answer-page';
import {
  copyPage,
  dropPastDoors,
  findAsset,
  forgetOldCopies,
  guestStore,
  lastCopy,
  siteStore,
  visitedStore,
} from './copies';
import { copyAddressOf, isLogout, isPage, localeOf, mayAnswer, offlinePath } from './page-addresses';
import { followPushed, renewSubscription, showPushed } from './push-notices';
import { copySaved, noteSaving } from './saved-opportunities';
import { currentMark, endIfOver, endSession, followSession } from './session-mark';

/*
 * What the site does in a browser beside its pages. Pages come from the network; without one the worker shows copies and
 * says how old they are (decision 0054). It answers no form and no call of the API.
 */

// The scope is a worker's, which TypeScript's declarations do not say of a module.
declare const self: ServiceWorkerGlobalScope;

const visitedAgainMs = 60 * 60_000;

self.addEventListener('install', (event) => {
  event.waitUntil(install(event));
});

async function install(event: InstallEvent): Promise<void> {
  // Pages load nothing from the worker, so a new one may take over from the old one at once.
  void self.skipWaiting();
  await event.addRoutes?.({ condition: { urlPattern: '/assets/*' }, source: 'network' });
  for (const locale of ['en', 'ar'] as const) await copyPage(siteStore, offlinePath(locale), 'asked');
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim(), forgetOldCopies()]),
  );
});

self.addEventListener('push', (event) => event.waitUntil(showPushed(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(followPushed(event.notification)));
self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(renewSubscription()); // it is one, which the declarations do not know
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (url.pathname.startsWith(copiedFolder)) return event.respondWith(findAsset(url));
  if (isLogout(url)) return event.waitUntil(endSession());
  if (!isPage(url)) return;
  if (request.method !== 'GET') {
    if (/\/save(\.data)?$/.test(url.pathname)) noteSaving();
    return;
  }
  const isData = url.pathname.endsWith('.data');
  if (!isData && (request.mode !== 'navigate' || !mayAnswer(url))) return;
  const network = isData ? fetch(request) : fromNetwork(event);
  event.respondWith(isData ? network : answerPage(url, network));
  event.waitUntil(network.then((response) => notePage(url, response)).catch(() => undefined)); // no connection: nothing to note
});

/** What the browser asked for while the worker was being started, where it does so. */
async function fromNetwork({ preloadResponse, request }: FetchEvent): Promise<Response> {
  const preloaded: Response | undefined = await preloadResponse;
  return preloaded ?? fetch(request);
}

/** After a page has gone to its reader: whose session it is, and what of it is worth a copy. */
async function notePage(url: URL, response: Response): Promise<void> {
  // A failure says nothing.
  if (response.status >= 500) return;
  await dropPastDoors();
  // Of a redirect the worker sees nothing; it may lead to the sign-in, which is not the worker's.
  if (response.type === 'opaqueredirect') return endIfOver();
  if (!(await followSession(response))) return;
  const mark = currentMark();
  const isCurrent = () => currentMark() === mark;
  const copied = response.ok ? copyAddressOf(url) : undefined;
  if (copied) await copyVisited(copied.path, copied.isInvitation, mark, isCurrent);
  if (mark !== undefined) await copySaved(mark, localeOf(url), isCurrent);
}

/** A guest's own page is copied by itself for who is signed in; for others where they asked for it. */
async function copyVisited(
  path: string,
  isInvitation: boolean,
  mark: string | undefined,
  isCurrent: () => boolean,
): Promise<void> {
  const store = mark !== undefined ? ownStore(mark) : isInvitation ? guestStore : visitedStore;
  const before = await lastCopy(store, path);
  if (store === guestStore && before.at === 0) return;
  const reason = isInvitation ? 'asked' : 'visited';
  if (isInvitation || before.at < Date.now() - visitedAgainMs) await copyPage(store, path, reason, isCurrent);
}
