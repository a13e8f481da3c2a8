import { locales, type Locale } from '@scholars/contract/locale';
import { assetsIn, copyHeaders, doorPath, ownPrefix, ownStore } from '~/shared/copy-places';
import { copyFiles } from './copy-files';
import { escaped, withDoor, writeDocument, type DoorFrame, type KeptDoor } from './door-document';

/**
 * Keeps the door on this device for as long as the session whose mark it is: the service worker drops what is of
 * another, and shows it where there is no connection.
 */
export async function keepDoor(mark: string, frame: DoorFrame, door: KeptDoor): Promise<void> {
  // Before anything is waited for: where it is dropped meanwhile, what is put into it is gone too.
  const cache = await caches.open(ownStore(mark));
  const files = await copyFiles([frame.script, ...assetsIn(frame.styles)]);
  const headers = {
    [copyHeaders.reason]: 'asked',
    [copyHeaders.title]: encodeURIComponent(escaped(frame.title)),
    [copyHeaders.assets]: files.join(' '),
    [copyHeaders.until]: door.until,
  };
  await cache.put(doorPath(frame.locale), pageOf(writeDocument(frame, door), door.readAt, headers));
}

/**
 * Keeps a newer list where the door is kept. Where it is no more the session is over, and nothing is written.
 *
 * @returns whether it is
 */
export async function renewDoor(locale: Locale, change: Pick<KeptDoor, 'guests' | 'readAt'>): Promise<boolean> {
  let isKept = false;
  for (const name of await listOwnStores()) {
    const cache = await caches.open(name);
    const before = await cache.match(doorPath(locale));
    if (!before) continue;
    const headers = Object.fromEntries(before.headers);
    await cache.put(doorPath(locale), pageOf(withDoor(await before.text(), change), change.readAt, headers));
    isKept = true;
  }
  return isKept;
}

/** Where the session turns out to be over, whoever's it was. */
export async function forgetDoors(): Promise<void> {
  if (typeof caches === 'undefined') return;
  for (const name of await listOwnStores()) {
    const cache = await caches.open(name);
    for (const locale of locales) await cache.delete(doorPath(locale));
  }
}

async function listOwnStores(): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(ownPrefix));
}

function pageOf(html: string, readAt: string, headers: Record<string, string>): Response {
  return new Response(html, {
    headers: {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      [copyHeaders.at]: readAt,
      [copyHeaders.bytes]: String(html.length),
    },
  });
}
