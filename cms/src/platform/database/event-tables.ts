import type { Knex } from 'knex';

/** What became of invitations, beside their answers (`api/event-invitation/guest-marks.ts`). */
export async function makeGuestMarks(trx: Knex): Promise<void> {
  await trx.schema.createTable('event_guest_marks', (table) => {
    table.string('invitation_id', 40).primary();
    table.bigInteger('sent_at');
    table.bigInteger('opened_at');
  });
}

/** Who waits for a place at an event, in which order (`api/event-invitation/event-places.ts`). */
export async function makeWaitingList(trx: Knex): Promise<void> {
  await trx.schema.createTable('event_waiting', (table) => {
    table.string('invitation_id', 40).primary();
    table.string('event_slug', 120).notNullable().index();
    table.bigInteger('rank').notNullable();
    table.bigInteger('since').notNullable();
  });
}

/** Who is in, and what was done at the doors, each once (`api/event-invitation/arrivals.ts`). */
export async function makeArrivals(trx: Knex): Promise<void> {
  await trx.schema.createTable('event_arrivals', (table) => {
    table.string('invitation_id', 40).primary();
    table.bigInteger('at').notNullable();
  });
  await trx.schema.createTable('event_arrival_changes', (table) => {
    table.string('client_id', 64).notNullable();
    table.string('invitation_id', 40).notNullable();
    table.string('outcome', 10).notNullable();
    table.bigInteger('taken_at').notNullable();
    table.primary(['client_id', 'invitation_id']);
  });
}

/** How many of a guest's party are in; null for all of them, as of those before. */
export async function addArrivedPeople(trx: Knex): Promise<void> {
  await trx.schema.alterTable('event_arrivals', (table) => table.integer('people'));
}

/** Who was reminded on which day, and when an event reminds by itself (`api/event-invitation/guest-reminders.ts`). */
export async function makeGuestReminders(trx: Knex): Promise<void> {
  await trx.schema.createTable('event_settings', (table) => {
    table.string('event_slug', 120).primary();
    table.integer('remind_days');
  });
  await trx.schema.createTable('event_reminders', (table) => {
    table.string('invitation_id', 40).notNullable();
    // Where the event is; nobody is reminded twice on one.
    table.string('day', 10).notNullable();
    table.boolean('is_scheduled').notNullable();
    table.bigInteger('at').notNullable();
    table.primary(['invitation_id', 'day']);
  });
}
