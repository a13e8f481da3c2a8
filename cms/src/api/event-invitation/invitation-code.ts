import { randomBytes } from 'node:crypto';
import { codeAlphabet, plainCode } from '@scholars/contract/typed-code';
import type { SealedColumn } from '../../platform/encryption/reseal-rows.js';
import { openBytes, sealBytes } from '../../platform/encryption/sealed-bytes.js';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';

const codeLength = 28; // 140 bits
const groupLength = 7;
const prefixLength = 4;
// The hash is authenticated with it, so that one invitation's code cannot stand in another's row.
const purpose = 'event-invitation-codes';
export const sealedCodes: SealedColumn = {
  table: 'event_invitations',
  key: 'id',
  id: 'code_hash',
  column: 'code_sealed',
  encoding: 'base64url',
  purpose,
};

/** What an invitation stores of its code. */
export interface CodeFields {
  /** By which it is found. */
  codeHash: string;
  /** So that staff can write the link again; useless without SECRET. */
  codeSealed: string;
  /** By which staff tell one from the other. */
  codePrefix: string;
}

/** A new code: 28 letters and digits in four groups, which nobody can guess. */
export function newInvitationCode(): string {
  const letters = [...randomBytes(codeLength)].map((byte) => codeAlphabet[byte % codeAlphabet.length]).join('');
  return letters.match(new RegExp(`.{${groupLength}}`, 'g'))?.join('-') ?? letters;
}

export function codeFieldsOf(code: string): CodeFields {
  const codeHash = hashOfCode(code);
  return {
    codeHash,
    codeSealed: sealBytes(purpose, codeHash, code).toString('base64url'),
    codePrefix: code.slice(0, prefixLength),
  };
}

/** The hash of a code as it was typed: case, spaces, hyphens and confusable letters do not matter. */
export function hashOfCode(typed: string): string {
  return sha256Hex(plainCode(typed));
}

/** The code itself; '' when it was sealed under another SECRET. */
export function openCode({ codeHash, codeSealed }: Pick<CodeFields, 'codeHash' | 'codeSealed'>): string {
  try {
    return openBytes(purpose, codeHash, Buffer.from(codeSealed, 'base64url')).toString();
  } catch {
    return '';
  }
}
