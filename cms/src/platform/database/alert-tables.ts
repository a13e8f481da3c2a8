import type { Knex } from 'knex';

/** Who was reminded of a deadline (`api/application/deadline-reminders.ts`). */
export async function makeDeadlineReminders(trx: Knex): Promise<void> {
  await trx.schema.createTable('deadline_reminders', (table) => {
    table.integer('user_id').notNullable();
    table.string('opportunity_id', 36).notNullable();
    table.bigInteger('deadline').notNullable().index();
    table.primary(['user_id', 'opportunity_id']);
    table.index(['opportunity_id', 'deadline']);
  });
}

/** Private calendars (`api/calendar-feed`). */
export async function makeCalendarFeeds(trx: Knex): Promise<void> {
  await trx.schema.createTable('calendar_feeds', (table) => {
    table.integer('user_id').primary();
    table.string('token_hash', 64).notNullable().unique();
    table.bigInteger('created_at').notNullable();
  });
}

/** Saved searches (`api/search-alert`), and since when there is what they find (`api/opportunity/openings.ts`). */
export async function makeAlertTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('search_alerts', (table) => {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable();
    table.string('name', 255).notNullable();
    table.text('query').notNullable();
    table.string('query_key', 64).notNullable();
    table.string('frequency', 10).notNullable();
    table.boolean('is_paused').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('told_until').notNullable();
    table.bigInteger('deleted_at').index();
    table.unique(['user_id', 'query_key']);
  });
  await trx.schema.createTable('opportunity_openings', (table) => {
    table.string('opportunity_id', 36).primary();
    table.bigInteger('opened_at').notNullable().index();
  });
}

/**
 * Notices named an opportunity by its address of then, which staff may change: they name it by its id. One whose address
 * was changed before leads where it led.
 */
export async function nameOpportunitiesById(trx: Knex): Promise<void> {
  if (!(await trx.schema.hasTable('opportunities'))) return;
  const named = trx('opportunities')
    .whereRaw("notifications.redirect = '/opportunities/' || opportunities.slug")
    .orderByRaw('published_at is null')
    .limit(1)
    .select('document_id');
  await trx('notifications')
    .whereIn('notice', ['organization-opening', 'deadline-reminder'])
    .whereExists(named.clone())
    .update({ redirect: trx.raw("'/opportunities/' || (?)", [named]) });
}
