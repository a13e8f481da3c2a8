import * as calls from '@scholars/contract/queue-views';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { changeView, deleteView, findOwnView, listViews, presentView, saveView } from './queue-views.js';

export const actions = {
  listQueueViews: defineAction(calls.listQueueViews, async ({ signedIn }) => ({
    rows: (await listViews(signedIn.userId)).filter(({ queue }) => mayView(signedIn, queue)).map(presentView),
  })),

  saveQueueView: defineAction(calls.saveQueueView, async ({ signedIn, body }) => {
    if (!mayView(signedIn, body.queue)) throw notFound();
    return presentView(await saveView(signedIn.userId, body));
  }),

  changeQueueView: defineOwnedAction(calls.changeQueueView, findOwnView, async ({ owned, body }) =>
    presentView(await changeView(owned, body)),
  ),

  deleteQueueView: defineOwnedAction(calls.deleteQueueView, findOwnView, async ({ owned }) => {
    await deleteView(owned);
    return undefined;
  }),
};

/** Accounts are for coordinators of all queues. */
function mayView({ queues }: Pick<SignedIn, 'queues'>, list: calls.ViewedList): boolean {
  return queues === null || queues.some((kind) => kind === list);
}
