import type { Knex } from 'knex';

/** What became of invitations, beside their answers (`api/event-invitation/guest-marks.ts`). */
export async function makeGuestMarks(trx: Knex): Promise<void> {
  await trx.schema.createTable('event_guest_marks', (table) => {
    table.string('invitation_id', 40).primary();
    table.bigInteger('sent_at');
    table.bigInteger('opened_at');
  });
}
