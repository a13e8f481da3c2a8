import { answerInvitation, listEventAnswers } from '@scholars/contract/events';
import { defineAction } from '../../../contract/define-action.js';
import { getEventEntry } from '../../event/queries/get-event.js';
import { takeAnswer } from '../answers/take-answer.js';
import { presentAnswers } from '../presenters/invitation.js';
import { listInvitations } from '../queries/find-invitation.js';

export const actions = {
  answerInvitation: defineAction(
    answerInvitation,
    ({ params, body: { invitation, ...answer } }) => takeAnswer(params.slug, invitation, answer),
    { limit: 'eventAnswer' },
  ),

  listEventAnswers: defineAction(listEventAnswers, async ({ params, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return presentAnswers(await listInvitations(slug));
  }),
};
