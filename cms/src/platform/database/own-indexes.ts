import type { Knex } from 'knex';

/** Columns that are compared in any case, as Strapi's `$eqi` does: addresses, names and institutions of those who sent something. */
const comparedInAnyCase = {
  applications: ['email_address', 'full_name', 'current_institution'],
  contact_messages: ['email_address', 'full_name'],
  event_invitations: ['email_address'],
  founding_fellows_profiles: ['email_address', 'full_name', 'current_institution'],
  message_reports: ['email_address', 'reporter_name'],
  organization_requests: ['email_address', 'contact_name'],
  travel_intakes: ['email_address', 'full_name'],
  travel_requests: ['email_address', 'full_name'],
} as const;

/**
 * Indexes of Strapi's tables that its schemas cannot tell: over what is worked out of a column, over some rows only, and
 * a unique one of its accounts. It leaves them alone, also where it writes a table anew. Versions before this step have
 * made most of them at each start.
 */
export async function makeOwnIndexes(trx: Knex): Promise<void> {
  const unique = 'create unique index if not exists';
  // One account for each address, also when two registrations of it arrive at once.
  await indexWhereThere(trx, 'up_users', `${unique} up_users_email_unique on up_users (email)`);
  // One application that stands for each member and opportunity, also when several arrive at once.
  const stands = `where status not in ('withdrawn', 'expired')`;
  await indexWhereThere(
    trx,
    'applications',
    `${unique} applications_one_stands on applications (applicant_id, opportunity_id) ${stands}`,
  );
  for (const [table, columns] of Object.entries(comparedInAnyCase))
    for (const column of columns)
      await indexWhereThere(
        trx,
        table,
        `create index if not exists ${table}_${column}_any_case on ${table} (lower(${column}))`,
      );
  await trx.schema.alterTable('chat_reports', (table) => table.index(['reporter_id']));
}

/** A database that Strapi has not been at yet has none of its tables. */
async function indexWhereThere(trx: Knex, table: string, sql: string): Promise<void> {
  if (await trx.schema.hasTable(table)) await trx.raw(sql);
}
