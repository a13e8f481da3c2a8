import type { Knex } from 'knex';

/** How members stand to each other: one row for each pair, whoever asked whom (`api/connection/connection-row.ts`). */
export async function makeConnections(trx: Knex): Promise<void> {
  await trx.schema.createTable('connections', (table) => {
    table.string('id', 36).primary();
    table.integer('low_user_id').notNullable();
    table.integer('high_user_id').notNullable();
    table.integer('requester_id').notNullable();
    table.integer('status_id').notNullable();
    table.text('note').notNullable();
    table.bigInteger('requested_at');
    table.bigInteger('declined_at');
    table.bigInteger('low_blocks_at');
    table.bigInteger('high_blocks_at');
    table.bigInteger('updated_at').notNullable();
    table.unique(['low_user_id', 'high_user_id']);
    table.check('low_user_id < high_user_id', [], 'connections_pair_order');
    table.index(['high_user_id', 'status_id']);
    table.index(['low_user_id', 'status_id']);
    table.index(['requester_id', 'requested_at']);
  });
}
