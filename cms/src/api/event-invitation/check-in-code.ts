import { createHmac } from 'node:crypto';
import { codeAlphabet } from '@scholars/contract/typed-code';
import { derivedKey } from '../../platform/environment/environment.js';

const codeLength = 8; // 40 bits: only coordinators can try one
const groupLength = 4;

/**
 * What stands on a guest's badge to let them in: `ABCD-EFGH`. It is made of the invitation's id by a key of its own, so
 * nobody can guess it, it leads to no invitation, and it is nowhere in the database.
 */
export function checkInCodeOf(invitationId: string): string {
  const bytes = createHmac('sha256', derivedKey('event-check-in-codes')).update(invitationId).digest();
  const letters = [...bytes.subarray(0, codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
  return `${letters.slice(0, groupLength)}-${letters.slice(groupLength)}`;
}
