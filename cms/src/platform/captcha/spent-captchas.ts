import { sha256Hex } from '../encryption/sha256-hex.js';

/** What a verifier found good, and until when it could be used again if nobody remembered it. */
export interface GoodAnswer {
  /** Names the answer; the same for every way of writing it. */
  id: string;
  expiresAt: number;
  /** Whether it took the work of a hard challenge. */
  isHard: boolean;
}

declare module 'knex/types/tables' {
  interface Tables {
    spent_captchas: { answer_hash: string; expires_at: number };
  }
}

/**
 * Uses an answer up. The table's key decides between two at once, so it holds for several processes too.
 *
 * @returns whether it was still unused
 */
export async function spendAnswer({ id, expiresAt }: GoodAnswer): Promise<boolean> {
  const row = { answer_hash: sha256Hex(id), expires_at: expiresAt };
  const inserted = await strapi.db
    .connection('spent_captchas')
    .insert(row)
    .onConflict('answer_hash')
    .ignore()
    .returning('answer_hash');
  return inserted.length === 1;
}

/** Forgets answers that nobody could use any more anyway. */
export async function forgetExpiredAnswers(now: number): Promise<void> {
  await strapi.db.connection('spent_captchas').where('expires_at', '<', now).delete();
}
