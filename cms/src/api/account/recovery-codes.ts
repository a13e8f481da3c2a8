import { randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import { recoveryCodesCount } from '@scholars/contract/second-factor';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';

interface Row {
  code_hash: string;
  user_id: number;
  used_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    recovery_codes: Row;
  }
}

/* Crockford's letters: none looks like another. Sixteen are 80 random bits, so that a plain hash is enough. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const codeLength = 16;

/** Makes new codes in place of those before. @returns them in groups of four; they exist nowhere else */
export async function makeRecoveryCodes(trx: Knex, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodesCount }, newCode);
  await trx('recovery_codes').where({ user_id: userId }).delete();
  await trx('recovery_codes').insert(
    codes.map((code) => ({ code_hash: hashOf(userId, code), user_id: userId, used_at: null })),
  );
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

/** Uses a code up. Of two uses at once one succeeds. @returns whether it was one, and not used */
export async function redeemRecoveryCode(trx: Knex, userId: number, code: string): Promise<boolean> {
  const used = await trx('recovery_codes')
    .where({ code_hash: hashOf(userId, code), user_id: userId })
    .whereNull('used_at')
    .update({ used_at: Date.now() });
  return used === 1;
}

export async function countRecoveryCodes(db: Knex, userId: number): Promise<number> {
  const [row] = await db('recovery_codes').where({ user_id: userId }).whereNull('used_at').count({ n: '*' });
  return Number(row?.n);
}

function newCode(): string {
  return Array.from({ length: codeLength }, () => letters[randomInt(letters.length)]).join('');
}

/** Letters that no code has are read as the digits that they look like. */
function hashOf(userId: number, code: string): string {
  return sha256Hex(`${userId} ${code.replaceAll('o', '0').replace(/[il]/g, '1')}`);
}
