import { mailNames, type MailName, type MailState } from '@scholars/contract/mail-jobs';
import type { StatusTone } from '../status/status-tone';

export const mailTones: Record<MailState, StatusTone> = {
  queued: 'waiting',
  sending: 'active',
  sent: 'good',
  failed: 'refused',
};

/** The key of a mail's name; `other` for one that this version of the back office does not know. */
export function templateKey(template: string): `mail.template.${MailName | 'other'}` {
  return `mail.template.${mailNames.find((known) => known === template) ?? 'other'}`;
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
