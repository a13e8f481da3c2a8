import * as calls from '@scholars/contract/push';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { findOwnDevice, forgetDevice, listDevices, subscribe } from './push-devices.js';
import { vapidKeys } from './push-keys.js';

export const actions = {
  listPushDevices: defineAction(calls.listPushDevices, async ({ signedIn }) => ({
    publicKey: vapidKeys?.publicKey ?? null,
    devices: await listDevices(signedIn),
  })),

  subscribeToPush: defineAction(calls.subscribeToPush, ({ signedIn, body }) => {
    if (!vapidKeys) throw notFound();
    return subscribe(signedIn, body);
  }),

  unsubscribeFromPush: defineOwnedAction(
    calls.unsubscribeFromPush,
    (userId, { id }) => findOwnDevice(userId, id),
    async ({ owned }) => {
      await forgetDevice(owned.id);
      return undefined;
    },
  ),
};
