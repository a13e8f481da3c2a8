import { confirmNewsletter, subscribeToNewsletter, unsubscribeFromNewsletter } from '@scholars/contract/newsletter';
import { defineAction } from '../../platform/contract/define-action.js';
import { askForNewsletter, confirmSubscription, endSubscription } from './subscribers.js';

export const actions = {
  subscribeToNewsletter: defineAction(subscribeToNewsletter, async ({ body, locale }) => {
    await askForNewsletter(body.email, locale);
    return undefined;
  }),

  confirmNewsletter: defineAction(confirmNewsletter, async ({ linkToken }) => {
    await confirmSubscription(linkToken);
    return undefined;
  }),

  unsubscribeFromNewsletter: defineAction(unsubscribeFromNewsletter, async ({ linkToken }) => {
    await endSubscription(linkToken);
    return undefined;
  }),
};
