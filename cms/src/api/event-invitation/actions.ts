import { answerInvitation, listEventAnswers } from '@scholars/contract/events';
import { defineAction } from '../../platform/contract/define-action.js';
import { getEventEntry } from '../event/get-event.js';
import { takeAnswer } from './take-answer.js';
import { presentAnswers } from './present-invitation.js';
import { listInvitations } from './find-invitation.js';

export const actions = {
  answerInvitation: defineAction(answerInvitation, ({ params, body: { invitation, ...answer } }) =>
    takeAnswer(params.slug, invitation, answer),
  ),

  listEventAnswers: defineAction(listEventAnswers, async ({ params, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return presentAnswers(await listInvitations(slug));
  }),
};
