import { answerInvitation } from '@scholars/contract/events';
import * as calls from '@scholars/contract/event-guests';
import { defineAction } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { getEventEntry } from '../event/get-event.js';
import { findInvitationById, listInvitations } from './find-invitation.js';
import { listGuestSteps } from './guest-history.js';
import { makeInvitations } from './make-invitations.js';
import { presentAnswers } from './present-invitation.js';
import { stepInvitations } from './step-invitations.js';
import { takeAnswer } from './take-answer.js';

export const actions = {
  answerInvitation: defineAction(answerInvitation, ({ params, body: { invitation, ...answer } }) =>
    takeAnswer(params.slug, invitation, answer),
  ),

  listEventAnswers: defineAction(calls.listEventAnswers, async ({ params, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return presentAnswers(await listInvitations(slug));
  }),

  listGuestHistory: defineAction(calls.listGuestHistory, async ({ params }) => {
    if (!(await findInvitationById(params.slug, params.id))) throw notFound();
    return { rows: await listGuestSteps(params.id) };
  }),

  makeInvitations: defineAction(calls.makeInvitations, async ({ params, body, signedIn, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return makeInvitations(slug, body, signedIn, locale);
  }),

  stepInvitations: defineAction(calls.stepInvitations, async ({ params, body, signedIn, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return stepInvitations(slug, body.step, body.ids, signedIn);
  }),
};
