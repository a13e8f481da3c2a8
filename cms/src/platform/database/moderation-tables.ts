import type { Knex } from 'knex';

const kept = 10;

/**
 * What was reported as it was then, which message a report is about, what is hidden from both, and whose account may
 * not write to others (`api/message-report`, `api/account/suspensions.ts`).
 */
export async function makeModerationTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('chat_report_messages', (table) => {
    table.increments('id');
    table.string('report_id', 36).notNullable();
    table.string('message_id', 36).notNullable();
    table.integer('sender_id').notNullable();
    table.integer('sequence').notNullable();
    table.text('text').notNullable();
    table.string('file_name', 255);
    table.bigInteger('sent_at').notNullable();
    table.unique(['report_id', 'message_id']);
  });
  await trx.schema.alterTable('chat_reports', (table) => {
    table.string('message_id', 36);
    table.index(['reported_id', 'created_at']);
  });
  await trx.schema.alterTable('chat_messages', (table) => void table.bigInteger('hidden_at'));
  await trx.schema.createTable('account_suspensions', (table) => {
    table.integer('user_id').primary();
    table.bigInteger('since').notNullable();
    table.bigInteger('until');
    table.text('reason').notNullable();
  });
  await keepOfEarlierReports(trx);
}

/** Reports from before have what their conversation still says. */
async function keepOfEarlierReports(trx: Knex): Promise<void> {
  const reports: { id: string; conversation_id: string; up_to_revision: number }[] = await trx('chat_reports').select(
    'id',
    'conversation_id',
    'up_to_revision',
  );
  for (const { id, conversation_id, up_to_revision } of reports) {
    const messages: { id: string; sender_id: number; sequence: number; text: string; sent_at: number }[] = await trx(
      'chat_messages',
    )
      .where({ conversation_id })
      .where('sequence', '<=', up_to_revision)
      .orderBy('sequence', 'desc')
      .limit(kept)
      .select('id', 'sender_id', 'sequence', 'text', 'sent_at');
    for (const message of messages)
      await trx('chat_report_messages').insert({
        report_id: id,
        message_id: message.id,
        sender_id: message.sender_id,
        sequence: message.sequence,
        text: message.text,
        file_name: null,
        sent_at: message.sent_at,
      });
  }
}
