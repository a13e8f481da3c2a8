/* Messages that the network pushes to this browser, and what following one does (spec §4). */

// The scope is a worker's, which TypeScript's declarations do not say of a module.
declare const self: ServiceWorkerGlobalScope;

/** What the CMS encrypts for this browser (`cms/src/api/notification/push-payload.ts`). */
interface PushMessage {
  /** Of the notification. */
  id: string;
  /** Of two with the same the later one takes the earlier one's place. */
  tag: string;
  lang: string;
  dir: 'ltr' | 'rtl';
  /** Path of this site. */
  url: string;
  title: string;
  body: string;
}

const icon = '/icon-192.png';

export async function showPushed(data: PushMessageData | null): Promise<void> {
  if (!data) return;
  const { title, body, tag, lang, dir, url, id }: PushMessage = data.json(); // only who has its keys can write to it
  const isRepeated = tag !== id;
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    lang,
    dir,
    icon,
    badge: icon,
    data: { id, url },
    // The same message that comes twice is quiet; another one of a conversation is not.
    renotify: isRepeated,
  };
  await self.registration.showNotification(title, options);
}

/** Marks it as read and opens its page, in the window that shows it where there is one. */
export async function followPushed(notification: Notification): Promise<void> {
  notification.close();
  const { id, url }: Pick<PushMessage, 'id' | 'url'> = notification.data; // what `showPushed` gave it
  // It may be gone, or its person signed out: the page says so then.
  const marked = fetch(`/api/user-notifications/${encodeURIComponent(id)}`, { method: 'POST' }).catch(() => undefined);
  const address = new URL(url, location.origin);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Any other window may hold what somebody is writing.
  const shown = windows.find((one) => isSamePage(new URL(one.url), address));
  await (shown ? shown.focus() : self.clients.openWindow(address));
  await marked;
}

function isSamePage(one: URL, other: URL): boolean {
  return one.pathname === other.pathname && one.search === other.search;
}

/** At sign-out: nothing more is shown here, nor what is on the screen still. */
export async function endPush(): Promise<void> {
  for (const notification of await self.registration.getNotifications()) notification.close();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}

/** Browsers change their addresses now and then: the network is told the new one. */
export async function renewSubscription(): Promise<void> {
  const path = '/api/push-subscriptions';
  const listed = await fetch(path);
  if (!listed.ok) return;
  const { data }: { data: { publicKey: string | null; devices: { current: boolean; showsWords: boolean }[] } } =
    await listed.json(); // what the contract declares
  const device = data.devices.find(({ current }) => current);
  if (!device || data.publicKey === null) return;
  const subscription = await self.registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: data.publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await fetch(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ endpoint, keys, showsWords: device.showsWords }),
  });
}
