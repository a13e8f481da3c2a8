import type { Knex } from 'knex';

/** Who follows which organization (`api/organization/followings.ts`). */
export async function makeFollowings(trx: Knex): Promise<void> {
  await trx.schema.createTable('organization_followings', (table) => {
    table.integer('user_id').notNullable();
    table.string('organization_id', 36).notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['user_id', 'organization_id']);
    table.index(['organization_id', 'user_id']);
    table.index(['user_id', 'created_at']);
  });
}

/** What many are to be notified of, and how far that has come (`api/notification/fan-out.ts`). */
export async function makeFanOuts(trx: Knex): Promise<void> {
  await trx.schema.createTable('notification_fan_outs', (table) => {
    table.string('subject', 120).primary();
    table.string('audience', 40).notNullable();
    table.string('audience_of', 36).notNullable();
    table.string('notice', 40).notNullable();
    table.text('params').notNullable();
    table.bigInteger('created_at').notNullable();
    table.integer('after_user_id').notNullable();
    table.bigInteger('ended_at').index();
  });
}

/** What of the site is used (`api/ui-action/ui-actions.ts`). */
export async function makeUiActions(trx: Knex): Promise<void> {
  await trx.schema.createTable('ui_actions', (table) => {
    table.bigIncrements('id');
    table.bigInteger('at').notNullable().index();
    table.string('action', 20).notNullable();
    table.string('target_type', 60).notNullable();
    table.string('target_id', 120).notNullable();
    table.text('meta').notNullable();
    table.index(['action', 'target_type', 'at']);
  });
}
