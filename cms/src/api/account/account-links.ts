import type { Knex } from 'knex';
import { revokeLinkTokens, type LinkPurpose } from '../../platform/link-tokens/link-tokens.js';

const purposes = [
  'confirm-email',
  'resend-verification',
  'reset-password',
  'second-step',
  'second-step-of-provider',
  'set-password',
] as const satisfies LinkPurpose[];

/** Ends every mailed link by which an account is opened or its password set; those for what it receives stay good. */
export async function revokeAccountLinks(trx: Knex, userId: number): Promise<void> {
  for (const purpose of purposes) await revokeLinkTokens(trx, purpose, String(userId));
}
