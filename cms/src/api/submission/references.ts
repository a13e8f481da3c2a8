import type { Knex } from 'knex';

const digits = 6;

declare module 'knex/types/tables' {
  interface Tables {
    reference_counters: { prefix: string; year: number; last: number };
  }
}

/**
 * The next reference of a kind and year, e.g. `FF-2026-000123`; numbers are never given twice. Call within the
 * submission's transaction.
 */
export async function nextReference(trx: Knex, prefix: string, year: number): Promise<string> {
  await trx('reference_counters').insert({ prefix, year, last: 0 }).onConflict(['prefix', 'year']).ignore();
  await trx('reference_counters').where({ prefix, year }).increment('last', 1);
  const row = await trx('reference_counters').where({ prefix, year }).first('last');
  if (!row) throw new Error(`No counter for ${prefix}-${year}`);
  return `${prefix}-${year}-${String(row.last).padStart(digits, '0')}`;
}
