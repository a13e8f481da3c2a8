import type { Knex } from 'knex';
import { isPostgres } from './dialect.js';

type Define = (table: Knex.CreateTableBuilder, trx: Knex) => void;

/**
 * As they were before there were steps: never changed here, as a database that has them takes only the steps that
 * follow.
 */
const tables: Record<string, Define> = {
  account_sessions(table) {
    table.string('id', 36).primary();
    table.string('token_hash', 64).notNullable().unique();
    table.integer('user_id').notNullable().index();
    table.string('device', 255).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('last_used_at').notNullable();
    table.bigInteger('expires_at').notNullable().index();
  },
  account_identities(table) {
    table.string('provider', 20).notNullable();
    table.string('subject', 255).notNullable();
    table.integer('user_id').notNullable().index();
    table.bigInteger('connected_at').notNullable();
    table.primary(['provider', 'subject']);
    table.unique(['user_id', 'provider']);
  },
  provider_logins(table) {
    table.string('state_hash', 64).primary();
    table.string('provider', 20).notNullable();
    table.string('nonce', 64).notNullable();
    table.string('code_verifier', 128).notNullable();
    table.integer('user_id');
    table.bigInteger('expires_at').notNullable().index();
  },
  private_files(table) {
    table.string('id', 36).primary();
    table.string('kind', 40).notNullable();
    table.string('document_id', 40).notNullable();
    table.string('field', 40).notNullable();
    table.string('name', 255).notNullable();
    table.string('type', 100).notNullable();
    table.integer('size').notNullable();
    table.string('sha256', 64).notNullable();
    table.bigInteger('created_at').notNullable();
    table.bigInteger('erased_at');
    table.index(['kind', 'document_id']);
  },
  audit_entries(table) {
    table.increments('id');
    table.string('kind', 40).notNullable();
    table.string('document_id', 40).notNullable();
    table.string('action', 20).notNullable();
    table.integer('actor_id');
    table.string('actor', 255).notNullable();
    table.string('from_status', 20);
    table.string('to_status', 20);
    table.text('reason').notNullable();
    table.bigInteger('at').notNullable();
    table.index(['kind', 'document_id']);
  },
  sent_forms(table) {
    table.string('form', 40).notNullable();
    table.string('idempotency_key', 100).notNullable();
    table.string('body_hash', 64).notNullable();
    table.text('answer').notNullable();
    table.bigInteger('created_at').notNullable();
    table.primary(['form', 'idempotency_key']);
  },
  mail_jobs(table) {
    table.string('id', 36).primary();
    table.string('template', 60).notNullable();
    table.string('locale', 5).notNullable();
    table.string('state', 10).notNullable();
    table.integer('attempts').notNullable();
    table.bigInteger('next_attempt_at').notNullable();
    table.bigInteger('give_up_at').notNullable();
    table.bigInteger('claimed_at');
    table.string('last_error', 60).notNullable();
    table.text('payload');
    table.bigInteger('created_at').notNullable();
    table.bigInteger('sent_at');
    table.index(['state', 'next_attempt_at']);
    table.index('created_at');
  },
  link_tokens(table) {
    table.string('id', 36).primary();
    table.string('token_hash', 64).notNullable().unique();
    table.string('purpose', 40).notNullable();
    table.string('subject', 255).notNullable().index();
    table.bigInteger('expires_at').notNullable().index();
    table.bigInteger('used_at');
    table.bigInteger('created_at').notNullable();
  },
  spent_captchas(table) {
    table.string('answer_hash', 64).primary();
    table.bigInteger('expires_at').notNullable().index();
  },
  notifications(table) {
    table.string('id', 36).primary();
    table.integer('user_id').notNullable();
    table.string('type', 30).notNullable();
    table.string('notice', 40).notNullable();
    table.text('params').notNullable();
    table.string('redirect', 255).notNullable();
    table.string('channel_id', 36);
    table.bigInteger('created_at').notNullable();
    table.bigInteger('read_at').index();
    table.index(['user_id', 'created_at']);
    table.index(['user_id', 'read_at']);
  },
  listing_shapes(table) {
    table.string('listing', 40).primary();
    table.string('shape', 64).notNullable();
  },
  search_vocabulary(table, trx) {
    table.string('listing', 40).notNullable();
    table.string('locale', 2).notNullable();
    // Compared by their bytes, so that a beginning is a range of them.
    for (const name of ['word', 'reversed'])
      table.specificType(name, isPostgres(trx) ? 'varchar(40) collate "C"' : 'varchar(40)').notNullable();
    table.integer('length').notNullable();
    table.string('spelling', 80).notNullable();
    table.integer('entries').notNullable();
    table.primary(['listing', 'locale', 'word']);
    for (const name of ['word', 'reversed']) table.index(['listing', 'locale', 'length', name]);
  },
  write_probes(table) {
    table.string('id', 20).primary();
    table.bigInteger('at').notNullable();
    table.text('filler').notNullable();
  },
  reference_counters(table) {
    table.string('prefix', 4).notNullable();
    table.integer('year').notNullable();
    table.integer('last').notNullable();
    table.primary(['prefix', 'year']);
  },
};

/** Makes what is missing: databases of before have these tables, or the first of them, and no record of it. */
export async function makeFirstTables(trx: Knex): Promise<void> {
  for (const [name, define] of Object.entries(tables)) {
    if (!(await trx.schema.hasTable(name))) await trx.schema.createTable(name, (table) => define(table, trx));
  }
}
