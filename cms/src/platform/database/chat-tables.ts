import type { Knex } from 'knex';

/** Conversations of two, their messages, how people chat, and what was reported (`api/chat`). */
export async function makeChatTables(trx: Knex): Promise<void> {
  await trx.schema.createTable('chat_conversations', (table) => {
    table.string('id', 36).primary();
    table.integer('low_user_id').notNullable();
    table.integer('high_user_id').notNullable();
    table.integer('started_by').notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_message_at');
    table.integer('last_revision').notNullable();
    table.integer('low_read_sequence').notNullable();
    table.integer('high_read_sequence').notNullable();
    table.integer('low_mailed_sequence').notNullable();
    table.integer('high_mailed_sequence').notNullable();
    table.unique(['low_user_id', 'high_user_id']);
    table.check('low_user_id < high_user_id', [], 'chat_conversations_pair_order');
    table.index(['high_user_id']);
    table.index(['started_by', 'created_at']);
  });
  await trx.schema.createTable('chat_messages', (table) => {
    table.string('id', 36).primary();
    table.string('conversation_id', 36).notNullable();
    table.integer('sequence').notNullable();
    table.integer('revision').notNullable();
    table.integer('sender_id').notNullable();
    table.string('client_message_id', 64).notNullable();
    table.text('text').notNullable();
    table.text('folded').notNullable();
    table.bigInteger('sent_at').notNullable();
    table.bigInteger('edited_at');
    table.bigInteger('deleted_at');
    table.bigInteger('read_at');
    table.unique(['conversation_id', 'sequence']);
    table.unique(['conversation_id', 'sender_id', 'client_message_id'], { indexName: 'chat_messages_once' });
    table.index(['conversation_id', 'revision']);
    table.index(['sender_id', 'sent_at']);
  });
  await trx.schema.createTable('chat_people', (table) => {
    table.integer('user_id').primary();
    table.boolean('hides_reading').notNullable();
    table.bigInteger('last_seen_at').notNullable();
  });
  await trx.schema.createTable('chat_reports', (table) => {
    table.string('id', 36).primary();
    table.string('conversation_id', 36).notNullable();
    table.integer('reporter_id').notNullable();
    table.integer('reported_id').notNullable();
    table.text('reason').notNullable();
    table.integer('up_to_revision').notNullable();
    table.string('status', 20).notNullable();
    table.bigInteger('created_at').notNullable();
    table.index(['status', 'created_at']);
  });
}

/** Messages are found by names of two halves as one word; until then their words were kept as two, without the article. */
export async function joinNamesInMessages(trx: Knex): Promise<void> {
  const folded = `replace(replace(folded, ' عبد ', ' عبدال'), ' ابو ', ' ابو')`;
  await trx('chat_messages')
    .where('folded', 'like', '% عبد %')
    .orWhere('folded', 'like', '% ابو %')
    .update({ folded: trx.raw(folded) });
}
