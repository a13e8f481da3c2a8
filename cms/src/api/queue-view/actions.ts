import * as calls from '@scholars/contract/queue-views';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { changeView, deleteView, findOwnView, listViews, presentView, saveView } from './queue-views.js';

export const actions = {
  listQueueViews: defineAction(calls.listQueueViews, async ({ signedIn }) => ({
    rows: (await listViews(signedIn.userId)).map(presentView),
  })),

  saveQueueView: defineAction(calls.saveQueueView, async ({ signedIn, body }) =>
    presentView(await saveView(signedIn.userId, body)),
  ),

  changeQueueView: defineOwnedAction(calls.changeQueueView, findOwnView, async ({ owned, body }) =>
    presentView(await changeView(owned, body)),
  ),

  deleteQueueView: defineOwnedAction(calls.deleteQueueView, findOwnView, async ({ owned }) => {
    await deleteView(owned);
    return undefined;
  }),
};
