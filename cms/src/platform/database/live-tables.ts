import type { Knex } from 'knex';

/** Messages between processes that are too long for PostgreSQL to announce (`platform/live`). */
export async function makeLiveAttachments(trx: Knex): Promise<void> {
  await trx.schema.createTable('socket_io_attachments', (table) => {
    table.bigIncrements('id');
    table.timestamp('created_at').defaultTo(trx.fn.now());
    table.binary('payload');
  });
}
