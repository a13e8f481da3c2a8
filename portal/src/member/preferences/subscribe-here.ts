import { pushSubscription, subscribeToPush, unsubscribeFromPush, type PushDevice } from '@scholars/contract/push';
import { callApi } from '~/api/call-api';

/**
 * Has the network write to this browser. The browser asks its person first.
 *
 * @returns what kept it from that
 */
export async function subscribeHere({
  publicKey,
  showsWords,
}: {
  publicKey: string;
  showsWords: boolean;
}): Promise<'denied' | 'failed' | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const subscription = await subscribe(publicKey);
  const { endpoint, keys } = subscription.toJSON();
  const body = pushSubscription.safeParse({ endpoint, keys, showsWords });
  const called = body.success ? await callApi(subscribeToPush, { body: body.data }) : undefined;
  if (called?.ok) return undefined;
  await subscription.unsubscribe();
  return 'failed';
}

async function subscribe(publicKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription takes messages of one key only; the network may have another since.
  if (before && keyOf(before) !== publicKey) await before.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

export async function unsubscribeHere(device: PushDevice | undefined): Promise<'failed' | undefined> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const called = device && (await callApi(unsubscribeFromPush, { params: { id: device.id } }));
  return !called || called.ok || called.status === 404 ? undefined : 'failed';
}
