import type { Knex } from 'knex';

/** Signs that turn letters round until they are ended: no text takes them any more (`withoutTurns` of the contract). */
const turns = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];

const named = {
  up_users: ['first_name', 'last_name', 'city'],
  members: [
    'first_name',
    'last_name',
    'first_name_ar',
    'last_name_ar',
    'headline',
    'city',
    'current_title',
    'current_department',
    'current_institution',
  ],
};

/**
 * Takes out of names, and what stands beside them on cards, what they were stored with before it was left out of every
 * text. Where there was any, notices are cleaned too: some know whom they are about by the name alone. Cards are made of
 * what is cleaned, and anew at this start.
 */
export async function leaveTurnsOutOfNames(trx: Knex): Promise<void> {
  let count = 0;
  for (const [table, columns] of Object.entries(named)) {
    if (await trx.schema.hasTable(table)) count += await leaveTurnsOut(trx, table, columns);
  }
  if (count === 0) return;
  await leaveTurnsOut(trx, 'notifications', ['params']);
  await trx('listing_shapes').where({ listing: 'listing_members' }).delete();
}

/** @returns how many rows had any */
async function leaveTurnsOut(trx: Knex, table: string, columns: readonly string[]): Promise<number> {
  const cleaned = (column: string) =>
    trx.raw(`${'replace('.repeat(turns.length)}??${", ?, '')".repeat(turns.length)}`, [column, ...turns]);
  const rows = trx(table);
  for (const column of columns) void rows.orWhere(column, '<>', cleaned(column));
  return rows.update(Object.fromEntries(columns.map((column) => [column, cleaned(column)])));
}
