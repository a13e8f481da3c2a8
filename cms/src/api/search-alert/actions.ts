import * as calls from '@scholars/contract/search-alerts';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { ownerOf } from '../notification/preferences-link.js';
import {
  changeAlert,
  deleteAlert,
  findOwnAlert,
  listAlerts,
  pauseAlerts,
  presentAlert,
  saveAlert,
  type AlertRow,
} from './search-alerts.js';

async function list(userId: number) {
  return { rows: (await listAlerts(userId)).map(presentAlert) };
}

/** By a mail's link, whoever is signed in. @throws ContractError 401 for a bad link, 404 for what is not its owner's */
async function linked(linkToken: string, params: { id: string }): Promise<AlertRow> {
  const alert = await findOwnAlert(await ownerOf(linkToken), params);
  if (!alert) throw notFound();
  return alert;
}

export const actions = {
  listSearchAlerts: defineAction(calls.listSearchAlerts, ({ signedIn }) => list(signedIn.userId)),

  createSearchAlert: defineAction(calls.createSearchAlert, async ({ signedIn, body }) =>
    presentAlert(await saveAlert(signedIn.userId, body)),
  ),

  updateSearchAlert: defineOwnedAction(calls.updateSearchAlert, findOwnAlert, async ({ owned, body }) =>
    presentAlert(await changeAlert(owned, body)),
  ),

  deleteSearchAlert: defineOwnedAction(calls.deleteSearchAlert, findOwnAlert, async ({ owned }) => {
    await deleteAlert(owned);
    return undefined;
  }),

  listLinkedSearchAlerts: defineAction(calls.listLinkedSearchAlerts, async ({ linkToken }) =>
    list(await ownerOf(linkToken)),
  ),

  pauseLinkedSearchAlerts: defineAction(calls.pauseLinkedSearchAlerts, async ({ linkToken }) => {
    await pauseAlerts(await ownerOf(linkToken));
    return undefined;
  }),

  updateLinkedSearchAlert: defineAction(calls.updateLinkedSearchAlert, async ({ linkToken, params, body }) =>
    presentAlert(await changeAlert(await linked(linkToken, params), body)),
  ),

  deleteLinkedSearchAlert: defineAction(calls.deleteLinkedSearchAlert, async ({ linkToken, params }) => {
    await deleteAlert(await linked(linkToken, params));
    return undefined;
  }),
};
