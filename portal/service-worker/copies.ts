import { locales } from '@scholars/contract/locale';
import {
  assetFolder,
  assetsIn,
  assetStore,
  copiedFolder,
  copiedPath,
  copyHeaders as names,
  doorPath,
  ownPrefix,
  ownStore,
  storePrefix,
} from '../src/shared/copy-places';
import { copyOfPage } from './page-copy';

/*
 * Copies of pages, each as a visitor without a session gets it: what is personal is which of them are here. What
 * somebody signed in looks at or has saved lies in a store of that session, and goes with it.
 */

/** Why a copy is here: it was looked at, its person has saved it, or it was asked for by a press. */
export type CopyReason = 'visited' | 'saved' | 'asked';

export interface Copy {
  path: string;
  /** HTML. */
  title: string;
  /** ISO 8601. */
  at: string;
  reason: CopyReason;
}

/** What visitors have looked at. */
export const visitedStore = `${storePrefix}visited`;
/** What somebody asked for who was not signed in. */
export const guestStore = `${ownPrefix}guest`;

/** The pages that say what is here and that there is no connection. */
export const siteStore = `${storePrefix}site`;

const copiesMax: Record<CopyReason, number> = { visited: 20, saved: 40, asked: 10 };
const copyMaxBytes = 400_000;
const storeMaxBytes = 6_000_000;
const dayMs = 86_400_000;
/** A session does not live longer. */
const ownMs = 7 * dayMs;
/** What nobody has looked at for so long is forgotten. */
const othersMs = 90 * dayMs;

/**
 * Fetches a page without cookies and copies it. What is no page, too large, or not to be had is not copied.
 *
 * @param isWanted asked again once it is here: its person may have signed out meanwhile
 */
export async function copyPage(
  store: string,
  path: string,
  reason: CopyReason,
  isWanted: () => boolean = () => true,
): Promise<void> {
  const response = await fetch(path, { credentials: 'omit', redirect: 'error' }).catch(() => undefined);
  if (!response?.ok || !response.headers.get('Content-Type')?.startsWith('text/html')) return;
  const { html, title, assets } = copyOfPage(await response.text());
  if (html.length > copyMaxBytes) return;
  const needed = await copyAssets(assets);
  const before = await lastCopy(store, path);
  if (!isWanted()) return;
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    [names.at]: new Date().toISOString(),
    // One that is saved is looked at, too.
    [names.reason]: reason === 'visited' ? (before.reason ?? reason) : reason,
    [names.title]: encodeURIComponent(title),
    [names.bytes]: String(html.length),
    [names.assets]: needed.join(' '),
  };
  const cache = await caches.open(store);
  // The last one that was copied stands last.
  await cache.delete(path);
  await cache.put(path, new Response(html, { headers }));
  await dropBeyondBounds(store);
}

/** Copies files with those that they name in turn, as a stylesheet its fonts. @returns all of them */
async function copyAssets(paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(assetStore);
  const all = new Set(paths);
  for (const path of all) {
    const known = await cache.match(copiedPath(path));
    const isStyle = path.endsWith('.css');
    if (known && !isStyle) continue;
    const response = known ?? (await fetch(path, { credentials: 'omit' }).catch(() => undefined));
    if (!response?.ok) continue;
    if (!isStyle) {
      await cache.put(copiedPath(path), response);
      continue;
    }
    const text = await response.text();
    for (const named of assetsIn(text.replaceAll(copiedFolder, assetFolder))) all.add(named);
    if (!known)
      await cache.put(
        copiedPath(path),
        new Response(text.replaceAll(assetFolder, copiedFolder), { headers: { 'Content-Type': 'text/css' } }),
      );
  }
  return [...all];
}

/** A file of a copy; where it is missing, the site may have it still. */
export async function findAsset(url: URL): Promise<Response> {
  const found = await caches.match(url.pathname, { cacheName: assetStore });
  return found ?? fetch(url.pathname.replace(copiedFolder, assetFolder), { credentials: 'omit' });
}

/** When a page was copied last into a store, and why; 1970 where it was not. */
export async function lastCopy(store: string, path: string): Promise<{ at: number; reason: CopyReason | undefined }> {
  const found = await caches.match(path, { cacheName: store });
  const reason = found?.headers.get(names.reason) as CopyReason | undefined; // what `copyPage` wrote
  return { at: Date.parse(found?.headers.get(names.at) ?? '1970-01-01'), reason };
}

/** The newest copy of a page, in whichever store. */
export async function findCopy(path: string): Promise<{ html: string; at: string } | undefined> {
  const found: Response[] = [];
  for (const store of await listStores()) {
    const response = await caches.match(path, { cacheName: store });
    if (response) found.push(response);
  }
  const atOf = (response: Response) => response.headers.get(names.at) ?? '';
  const newest = found.sort((a, b) => atOf(b).localeCompare(atOf(a)))[0];
  return newest && { html: await newest.text(), at: atOf(newest) };
}

/** The door that a coordinator has opened here, as it keeps itself (decision 0123). */
export async function findDoor(path: string): Promise<string | undefined> {
  await dropPastDoors();
  for (const store of await listStores()) {
    const found = await caches.match(path, { cacheName: store });
    if (found) return found.text();
  }
  return undefined;
}

/** Drops doors that are past their time: what nobody looks at stays until the worker is woken for something else. */
export async function dropPastDoors(now: string = new Date().toISOString()): Promise<void> {
  for (const store of await listStores()) {
    for (const path of locales.map(doorPath)) {
      const found = await caches.match(path, { cacheName: store });
      if (found && (found.headers.get(names.until) ?? '') < now) await (await caches.open(store)).delete(path);
    }
  }
}

/** All copies, those of a person first and the newest first among their like. */
export async function listCopies(): Promise<Copy[]> {
  const copies = new Map<string, Copy>();
  for (const store of await listStores())
    for (const copy of await listStore(store)) if (!copies.has(copy.path)) copies.set(copy.path, copy);
  const order: CopyReason[] = ['asked', 'saved', 'visited'];
  return [...copies.values()].sort(
    (a, b) => order.indexOf(a.reason) - order.indexOf(b.reason) || b.at.localeCompare(a.at),
  );
}

/** Stores of pages, a person's first. */
async function listStores(): Promise<string[]> {
  const stores = await caches.keys();
  return [...stores.filter((name) => name.startsWith(ownPrefix)), ...stores.filter((name) => name === visitedStore)];
}

async function listStore(store: string): Promise<(Copy & { bytes: number; assets: string[] })[]> {
  const cache = await caches.open(store);
  const responses = await Promise.all((await cache.keys()).map(async (key) => [key, await cache.match(key)] as const));
  return responses.flatMap(([key, response]) => {
    const { pathname, search } = new URL(key.url);
    const said = (name: string) => response?.headers.get(name) ?? '';
    if (!response) return [];
    return {
      path: pathname + search,
      title: decodeURIComponent(said(names.title)),
      at: said(names.at),
      reason: said(names.reason) as CopyReason, // what `copyPage` wrote
      bytes: Number(said(names.bytes)),
      assets: said(names.assets).split(' '),
    };
  });
}

async function dropBeyondBounds(store: string): Promise<void> {
  const cache = await caches.open(store);
  const counts: Record<CopyReason, number> = { visited: 0, saved: 0, asked: 0 };
  let bytes = 0;
  for (const copy of (await listStore(store)).reverse()) {
    counts[copy.reason] += 1;
    bytes += copy.bytes;
    if (counts[copy.reason] > copiesMax[copy.reason] || bytes > storeMaxBytes) await cache.delete(copy.path);
  }
}

/** Of a person's copies those with a reason that they no longer have. */
export async function dropCopies(store: string, reason: CopyReason, except: ReadonlySet<string>): Promise<void> {
  const cache = await caches.open(store);
  for (const copy of await listStore(store))
    if (copy.reason === reason && !except.has(copy.path)) await cache.delete(copy.path);
}

/** Forgets what is past its time, and files that no copy names any more. */
export async function forgetOldCopies(now: number = Date.now()): Promise<void> {
  const needed = new Set<string>();
  for (const store of [...(await listStores()), siteStore]) {
    const cache = await caches.open(store);
    const isOwn = store.startsWith(ownPrefix) && store !== guestStore;
    for (const { path, at, assets } of await listStore(store)) {
      if (store !== siteStore && Date.parse(at) < now - (isOwn ? ownMs : othersMs)) await cache.delete(path);
      else for (const asset of assets) needed.add(copiedPath(asset));
    }
  }
  const files = await caches.open(assetStore);
  for (const { url } of await files.keys()) if (!needed.has(new URL(url).pathname)) await files.delete(url);
}

/** Whether there is anything that goes with a session. */
export async function hasSessions(): Promise<boolean> {
  return (await caches.keys()).some((name) => name.startsWith(ownPrefix) && name !== guestStore);
}

/**
 * Drops what belongs to anybody but whose session this is. What a guest asked for becomes theirs, as they have signed in
 * where they asked.
 *
 * @param mark of the session; nothing where nobody is signed in
 * @returns whether a session's were among them: it is over
 */
export async function keepOwnOf(mark: string | undefined): Promise<boolean> {
  let isOver = false;
  const stores = (await caches.keys()).filter((name) => name.startsWith(ownPrefix));
  const kept = mark === undefined ? guestStore : ownStore(mark);
  for (const store of stores) {
    if (store === kept) continue;
    if (store === guestStore && mark !== undefined) await moveCopies(store, kept);
    isOver ||= store !== guestStore;
    await caches.delete(store);
  }
  return isOver;
}

async function moveCopies(from: string, to: string): Promise<void> {
  const [source, target] = [await caches.open(from), await caches.open(to)];
  for (const key of await source.keys()) {
    const response = await source.match(key);
    if (response) await target.put(key, response);
  }
}

/** At sign-out: whatever is anybody's own. */
export async function dropOwn(): Promise<void> {
  for (const store of await caches.keys()) if (store.startsWith(ownPrefix)) await caches.delete(store);
}

/** Everything but the page that lists it. */
export async function dropAll(): Promise<void> {
  for (const store of await listStores()) await caches.delete(store);
  await forgetOldCopies();
}
