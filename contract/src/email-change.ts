import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { emailChangeRequest } from './forms/email-change.js';
import { instant } from './shapes.js';

/** So long the link to a new address is good; until it is opened one signs in with the address that one has. */
export const emailChangeHours = 24;

export const emailChange = z.object({
  /** The address that becomes one’s own once its link is opened, and until when it can be; nothing where none waits. */
  waiting: z.nullable(z.object({ email: z.string(), until: instant })),
  /** Whether one proves by it that the account is one’s own. */
  hasPassword: z.boolean(),
  /** One has just signed in with a provider, which proves it too. */
  isProven: z.boolean(),
});
export type EmailChange = z.output<typeof emailChange>;

export const getEmailChange = endpoint({
  method: 'GET',
  path: '/api/email-change',
  access: 'member',
  summary: 'Whether a new address of one’s account waits to be confirmed.',
  data: emailChange,
});
export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change',
  access: 'member',
  summary:
    'Asks for another e-mail address; a link that is mailed to it makes it one’s own. Ends what was asked before.',
  body: emailChangeRequest,
  data: emailChange,
  limit: { name: 'passwordChange', by: 'session', counts: 'valid', isApart: true },
});
export const resendEmailChange = endpoint({
  method: 'POST',
  path: '/api/email-change/resend',
  access: 'member',
  summary: 'Mails the link to the address that waits again, and ends the one before.',
  data: emailChange,
  limit: { name: 'accountMail' },
});
export const cancelEmailChange = endpoint({
  method: 'DELETE',
  path: '/api/email-change',
  access: 'member',
  summary: 'Keeps the address that one has.',
  data: emailChange,
});
export const confirmEmailChange = endpoint({
  method: 'POST',
  path: '/api/confirm-email-change',
  access: 'link',
  summary: 'Makes a new e-mail address the account’s by a mailed link, and ends its other sessions.',
  data: z.object({ email: z.string() }),
  limit: { name: 'linkToken' },
});
