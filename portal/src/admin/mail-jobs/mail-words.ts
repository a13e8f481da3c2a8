import type { MailState } from '@scholars/contract/mail-jobs';
import type { StatusTone } from '../status/status-tone';

export const mailTones: Record<MailState, StatusTone> = {
  queued: 'waiting',
  sending: 'active',
  sent: 'good',
  failed: 'refused',
};

const named = [
  'account-exists',
  'change-email',
  'choose-password',
  'confirm-email',
  'email-change-asked',
  'email-changed',
  'email-taken',
  'password-changed',
  'reset-password',
  'set-password',
  'event-answer',
  'event-invitation',
  'event-reminder',
  'event-renewed',
  'newsletter-confirm',
  'newsletter-welcome',
  'submission-received',
  'submission-status',
  'submission-message',
  'notice',
  'digest',
  'search-alerts',
  'strapi',
] as const;
type NamedTemplate = (typeof named)[number];

/** The key of a mail's name; `other` for one that this version of the back office does not know. */
export function templateKey(template: string): `mail.template.${NamedTemplate | 'other'}` {
  return `mail.template.${named.find((known) => known === template) ?? 'other'}`;
}

/** The key of what a failure's code means to a coordinator. */
export function failureKey(
  lastError: string,
): `mail.failure.${'refused' | 'putOff' | 'signIn' | 'broken' | 'unreachable'}` {
  const [code = '', status = ''] = lastError.split(' ');
  if (code === 'EPAYLOAD') return 'mail.failure.broken';
  if (code === 'EAUTH' || status === '530' || status === '535') return 'mail.failure.signIn';
  if (status.startsWith('5')) return 'mail.failure.refused';
  if (status.startsWith('4') && status !== '421') return 'mail.failure.putOff';
  return 'mail.failure.unreachable';
}
