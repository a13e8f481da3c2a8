import * as calls from '@scholars/contract/notification-preferences';
import { defineAction } from '../../platform/contract/define-action.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { ownerOf } from './preferences-link.js';
import { changePreferences, findPreferences } from './preferences.js';

export const actions = {
  getNotificationPreferences: defineAction(calls.getNotificationPreferences, ({ signedIn }) => ownOf(signedIn.userId)),

  updateNotificationPreferences: defineAction(calls.updateNotificationPreferences, async ({ signedIn, body }) =>
    existing(await changePreferences(signedIn.userId, body)),
  ),

  checkPreferencesToken: defineAction(calls.checkPreferencesToken, async ({ linkToken }) => {
    await ownOf(await ownerOf(linkToken));
    return undefined;
  }),

  getPublicPreferences: defineAction(calls.getPublicPreferences, async ({ linkToken }) =>
    ownOf(await ownerOf(linkToken)),
  ),

  updatePublicPreferences: defineAction(calls.updatePublicPreferences, async ({ linkToken, body }) =>
    existing(await changePreferences(await ownerOf(linkToken), body)),
  ),
};

async function ownOf(userId: number) {
  return existing(await findPreferences(strapi.db.connection, userId));
}

/** @throws ContractError 401 for an account that is gone */
function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw new ContractError(401, 'error.linkToken');
  return found;
}
