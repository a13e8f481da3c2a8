import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { instant } from './shapes.js';

/* Messages to a browser that is not open (RFC 8030, RFC 8291), one subscription for each of a person's sessions. */

const device = z.object({
  id: z.string(),
  /** As the browser of its session named itself. */
  device: z.string(),
  createdAt: instant,
  /** Its lock screen may show what a notification says. */
  showsWords: z.boolean(),
  /** The session that asks. */
  current: z.boolean(),
});
export type PushDevice = z.output<typeof device>;

export const pushDevices = z.object({
  /** What a browser subscribes with (VAPID, RFC 8292), base64url; nothing where the network sends no push messages. */
  publicKey: z.nullable(z.string()),
  devices: z.array(device),
});

/** As the browser's `PushSubscription` says it. */
export const pushSubscription = z.object({
  /** Of a service that its browser has chosen. */
  endpoint: z.string().check(z.maxLength(1000, 'value.invalid'), z.regex(/^https?:\/\/\S+$/, 'value.invalid')),
  keys: z.object({
    /** A point of P-256, uncompressed: 65 bytes of which the first is 4. */
    p256dh: z.string().check(z.regex(/^B[\w-]{86}={0,1}$/, 'value.invalid')),
    /** 16 bytes. */
    auth: z.string().check(z.regex(/^[\w-]{22}={0,2}$/, 'value.invalid')),
  }),
  showsWords: z.boolean(),
});
export type PushSubscription = z.output<typeof pushSubscription>;

export const listPushDevices = endpoint({
  method: 'GET',
  path: '/api/push-subscriptions',
  access: 'member',
  summary: 'The devices on which one gets push messages, and the key by which a browser subscribes.',
  data: pushDevices,
});
export const subscribeToPush = endpoint({
  method: 'POST',
  path: '/api/push-subscriptions',
  access: 'member',
  summary: 'Has push messages sent to the browser of this session, as long as the session lives.',
  body: pushSubscription,
  data: device,
  limit: { name: 'pushSubscription', by: 'session' },
});
export const unsubscribeFromPush = endpoint({
  method: 'DELETE',
  path: '/api/push-subscriptions/{id}',
  access: 'member',
  summary: 'Ends push messages to one of one’s devices.',
  owned: 'push-subscription',
});
