import * as calls from '@scholars/contract/member-accounts';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { requireKind } from '../submission/content-type-of.js';
import { getAccountDetail } from './account-detail.js';
import { findAccounts, presentAccount } from './account-rows.js';
import { findRelated } from './related.js';
import { inviteAgain, liftMember, resendConfirmationTo, suspendMember } from './account-steps.js';

export const actions = {
  getRelatedToSubmission: defineAction(calls.getRelatedToSubmission, ({ params, signedIn }) =>
    findRelated(requireKind(params.kind), params.id, signedIn),
  ),

  listMemberAccounts: defineAction(calls.listMemberAccounts, async ({ query }) => {
    const { rows, total } = await findAccounts(query);
    return listAnswer(rows.map(presentAccount), query, total);
  }),

  getMemberAccount: defineAction(calls.getMemberAccount, ({ params, signedIn }) =>
    getAccountDetail(params.id, signedIn),
  ),

  suspendMemberAccount: defineAction(calls.suspendMemberAccount, async ({ params, body, signedIn }) => {
    await suspendMember(params.id, body, signedIn);
    return getAccountDetail(params.id, signedIn);
  }),

  liftMemberSuspension: defineAction(calls.liftMemberSuspension, async ({ params, signedIn }) => {
    await liftMember(params.id, signedIn);
    return getAccountDetail(params.id, signedIn);
  }),

  resendMemberConfirmation: defineAction(calls.resendMemberConfirmation, async ({ params, signedIn }) => {
    await resendConfirmationTo(params.id, signedIn);
    return getAccountDetail(params.id, signedIn);
  }),

  inviteMember: defineAction(calls.inviteMember, async ({ params, signedIn }) => {
    await inviteAgain(params.id, signedIn);
    return getAccountDetail(params.id, signedIn);
  }),
};
