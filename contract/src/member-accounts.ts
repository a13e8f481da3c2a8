import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { longTextMaxLength, suspensionDaysMax } from './limits.js';
import { filter, paging, searchText } from './query.js';
import { instant, locale } from './shapes.js';
import { auditEntry } from './submissions.js';

/**
 * Where an account stands: its address is not confirmed; staff made it and its person has set no password; it may do
 * everything; it may not write to members; staff have blocked it; it waits to be erased.
 */
export const accountStates = ['unconfirmed', 'invited', 'active', 'suspended', 'blocked', 'closed'] as const;
export type AccountState = (typeof accountStates)[number];

export const memberAccount = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(accountStates),
  role: z.enum(['member', 'coordinator']),
  /** Of their profile; null for none. */
  slug: z.nullable(z.string()),
  createdAt: instant,
});
export type MemberAccount = z.output<typeof memberAccount>;

const sentByPerson = z.object({
  kind: z.string(),
  id: z.string(),
  reference: z.string(),
  title: z.string(),
  status: z.string(),
  createdAt: instant,
});

export const memberAccountDetail = z.extend(memberAccount, {
  language: locale,
  country: z.string(),
  /** When a session of it was last used; null for never. */
  lastSeenAt: z.nullable(instant),
  suspension: z.nullable(z.object({ since: instant, until: z.nullable(instant), reason: z.string() })),
  /** When it is erased; null for an account that nobody has closed. */
  erasedAt: z.nullable(instant),
  canResendConfirmation: z.boolean(),
  canInvite: z.boolean(),
  /** All that came with the account or from its address, the newest first. */
  sent: z.array(sentByPerson),
  /** Reports of what this person has written, the newest first. */
  reports: z.array(sentByPerson),
  history: z.array(auditEntry),
});
export type MemberAccountDetail = z.output<typeof memberAccountDetail>;

/** Whose a submission is, and what looks as if the same person had sent it: from the same address, or by name and institution. */
export const relatedToSubmission = z.object({
  account: z.nullable(memberAccount),
  others: z.array(z.extend(sentByPerson, { by: z.enum(['email', 'name']) })),
});
export type RelatedToSubmission = z.output<typeof relatedToSubmission>;

export const getRelatedToSubmission = endpoint({
  method: 'GET',
  path: '/api/backoffice/{kind}/{id}/related',
  access: 'coordinator',
  summary: 'The account of the person who sent a submission, and likely duplicates.',
  data: relatedToSubmission,
});
export const listMemberAccounts = endpoint({
  method: 'GET',
  path: '/api/backoffice/member-accounts',
  access: 'coordinator',
  summary: 'Accounts, found by name or address, the newest or the oldest first.',
  query: z.object({
    ...paging,
    q: searchText,
    state: filter(z.enum(accountStates, { error: 'value.invalid' })),
    sort: filter(z.enum(['newest', 'oldest'], { error: 'value.invalid' })),
  }),
  data: memberAccount,
  list: true,
});
export const getMemberAccount = endpoint({
  method: 'GET',
  path: '/api/backoffice/member-accounts/{id}',
  access: 'coordinator',
  summary: 'One account with all that its person has sent.',
  data: memberAccountDetail,
});
export const suspendMemberAccount = endpoint({
  method: 'POST',
  path: '/api/backoffice/member-accounts/{id}/suspend',
  access: 'coordinator',
  summary: 'Keeps an account from writing to members, for days or until it is lifted; its person is told why.',
  body: z.object({
    reason: text({ required: 'error.reasonRequired', max: longTextMaxLength }),
    days: z.optional(
      z
        .number({ error: 'value.invalid' })
        .check(z.int('value.invalid'), z.gte(1, 'value.invalid'), z.lte(suspensionDaysMax, 'value.invalid')),
    ),
  }),
  data: memberAccountDetail,
});
export const liftMemberSuspension = endpoint({
  method: 'POST',
  path: '/api/backoffice/member-accounts/{id}/lift',
  access: 'coordinator',
  summary: 'Lifts the suspension of an account.',
  data: memberAccountDetail,
});
export const resendMemberConfirmation = endpoint({
  method: 'POST',
  path: '/api/backoffice/member-accounts/{id}/resend-confirmation',
  access: 'coordinator',
  summary: 'Mails again the link that confirms an address.',
  data: memberAccountDetail,
});
export const inviteMember = endpoint({
  method: 'POST',
  path: '/api/backoffice/member-accounts/{id}/invite',
  access: 'coordinator',
  summary: 'Mails the invitation to set the first password.',
  data: memberAccountDetail,
});
