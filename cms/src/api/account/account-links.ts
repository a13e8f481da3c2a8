import type { Knex } from 'knex';
import { revokeLinkTokens, type LinkPurpose } from '../../platform/link-tokens/link-tokens.js';
import { forgetWaitingAddress } from './waiting-address.js';

const purposes = [
  'change-email',
  'confirm-email',
  'resend-verification',
  'reset-password',
  'second-step',
  'second-step-of-provider',
  'set-password',
] as const satisfies LinkPurpose[];

/**
 * Ends every mailed link by which an account is opened, its password set or its address changed; those for what it
 * receives stay good.
 */
export async function revokeAccountLinks(trx: Knex, userId: number): Promise<void> {
  await forgetWaitingAddress(trx, userId);
  for (const purpose of purposes) await revokeLinkTokens(trx, purpose, String(userId));
}

/** Ends all that was mailed to an address which is the account's no more, or to an account that is blocked. */
export async function revokeMailedLinks(trx: Knex, userId: number): Promise<void> {
  await revokeAccountLinks(trx, userId);
  await revokeLinkTokens(trx, 'notification-preferences', String(userId));
}
