import { endpoint } from './endpoint.js';
import { newsletterSubscription } from './forms/site.js';

/**
 * Where a subscription stands. Only `confirmed` ones get the newsletter; nobody but the address's owner changes that.
 */
export const newsletterStatuses = ['pending', 'confirmed', 'unsubscribed'] as const;
export type NewsletterStatus = (typeof newsletterStatuses)[number];

/** The answer never tells whether the address was known. */
export const subscribeToNewsletter = endpoint({
  method: 'POST',
  path: '/api/subscribe-to-newsletter',
  access: 'public',
  summary: 'Asks for the newsletter; a mail confirms.',
  body: newsletterSubscription,
  limit: { name: 'newsletter' },
});
export const confirmNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/confirm',
  access: 'link',
  summary: 'Confirms an address, by the token that was mailed to it.',
  limit: { name: 'newsletterLink' },
});
export const unsubscribeFromNewsletter = endpoint({
  method: 'POST',
  path: '/api/newsletter/unsubscribe',
  access: 'link',
  summary: 'Ends a subscription, by the token of any newsletter mail; also twice.',
  limit: { name: 'newsletterLink' },
});
