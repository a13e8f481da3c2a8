import * as calls from '@scholars/contract/connections';
import { blockMember as blockCall, unblockMember as unblockCall } from '@scholars/contract/members';
import { defineAction, defineOwnedAction, listAnswer } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { blockMember, liftBlock } from './blocks.js';
import { changeConnection, findOwnConnection } from './change-connection.js';
import { listConnections, listStates, presentOwnConnection } from './list-connections.js';
import { findKnownAccount } from './member-accounts.js';
import { requestConnection } from './request-connection.js';
import { suggestMembers } from './suggest-members.js';

/** The account of another member. @throws ContractError 404 for one without an account or unknown, and for oneself */
async function getOther(userId: number, idOrSlug: string): Promise<number> {
  const account = await findKnownAccount(userId, idOrSlug);
  if (!account) throw notFound();
  return account.userId;
}

export const actions = {
  listConnections: defineAction(calls.listConnections, async ({ signedIn, query, locale }) => {
    const { rows, total, counts } = await listConnections(signedIn.userId, locale, query);
    const { meta, ...answer } = listAnswer(rows, query, total);
    return { ...answer, ...(meta && { meta: { ...meta, counts } }) };
  }),

  requestConnection: defineAction(calls.requestConnection, async ({ signedIn: { userId }, body, locale }) =>
    presentOwnConnection(await requestConnection(userId, body.memberId, body.note), userId, locale),
  ),

  updateConnection: defineOwnedAction(
    calls.updateConnection,
    (userId, { id }) => findOwnConnection(userId, id),
    async ({ owned, signedIn: { userId }, body, locale }) =>
      presentOwnConnection(await changeConnection(userId, owned, body.statusId), userId, locale),
  ),

  listConnectionStates: defineAction(calls.listConnectionStates, async ({ signedIn, query }) => ({
    rows: await listStates(signedIn.userId, query.members.split(',')),
  })),

  listSuggestedMembers: defineAction(calls.listSuggestedMembers, async ({ signedIn, locale }) => ({
    rows: await suggestMembers(signedIn.userId, locale),
  })),

  blockMember: defineAction(blockCall, async ({ signedIn: { userId }, params }) => {
    await blockMember(userId, await getOther(userId, params.id));
    return undefined;
  }),

  unblockMember: defineAction(unblockCall, async ({ signedIn: { userId }, params }) => {
    await liftBlock(userId, await getOther(userId, params.id));
    return undefined;
  }),
};
