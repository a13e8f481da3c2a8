import type { Knex } from 'knex';

/** By which secret each private file is sealed (`platform/private-files`), so that those of a former one are found. */
export async function markSealingSecrets(trx: Knex): Promise<void> {
  await trx.schema.alterTable('private_files', (table) => {
    table.string('sealed_by', 12);
  });
}
