import { listOwnTravelRequests } from '@scholars/contract/submissions';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { listOwnRequests } from './own-requests.js';

export const actions = {
  listOwnTravelRequests: defineAction(listOwnTravelRequests, async ({ signedIn, query, locale }) => {
    const { page, rows, total } = await listOwnRequests(signedIn.userId, locale, query);
    return listAnswer(rows, { ...query, page }, total);
  }),
};
