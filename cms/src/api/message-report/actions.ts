import { reportConversation as reportCall } from '@scholars/contract/chat';
import * as calls from '@scholars/contract/message-reports';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { findOwnConversation } from '../chat/conversation-row.js';
import { getReportPeople, openReportedMessages } from './report-context.js';
import { reportConversation } from './report-conversation.js';

export const actions = {
  reportConversation: defineOwnedAction(
    reportCall,
    (userId, { id }) => findOwnConversation(userId, id),
    async ({ owned, signedIn, body, locale }) => {
      await reportConversation(signedIn.userId, owned, body, locale);
      return undefined;
    },
  ),

  openReportedMessages: defineAction(calls.openReportedMessages, ({ params, signedIn }) =>
    openReportedMessages(params.id, signedIn),
  ),

  getReportPeople: defineAction(calls.getReportPeople, ({ params }) => getReportPeople(params.id)),
};
