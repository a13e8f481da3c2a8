import * as calls from '@scholars/contract/privacy';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { readLongPrivateFile } from '../../platform/private-files/store.js';
import { closeAccount, keepAccount, presentClosing } from './close-account.js';
import { findExport, presentExport, requestExport } from './data-exports.js';
import { dataExports } from './make-exports.js';

export const actions = {
  getMyDataExport: defineAction(calls.getMyDataExport, async ({ signedIn }) =>
    presentExport(await findExport(signedIn.userId)),
  ),

  requestMyData: defineAction(calls.requestMyData, async ({ signedIn, locale }) => {
    await requestExport(signedIn.userId, locale);
    const asked = presentExport(await findExport(signedIn.userId));
    dataExports.wake();
    return asked;
  }),

  downloadMyData: defineOwnedAction(calls.downloadMyData, findOwnExport, async ({ owned }) => ({
    name: `my-data-${new Date(owned.requested_at).toISOString().slice(0, 10)}.zip`,
    content: await readLongPrivateFile(owned.id),
  })),

  getMyAccount: defineAction(calls.getMyAccount, ({ signedIn }) => presentClosing(signedIn)),

  deleteMyAccount: defineAction(calls.deleteMyAccount, ({ body, signedIn, locale }) =>
    closeAccount(signedIn, body.password, locale),
  ),

  keepMyAccount: defineAction(calls.keepMyAccount, ({ signedIn, locale }) => keepAccount(signedIn, locale)),
};

async function findOwnExport(userId: number, { id }: { id: string }) {
  const row = await findExport(userId);
  return row?.id === id && row.state === 'ready' ? row : undefined;
}
