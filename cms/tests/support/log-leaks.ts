import type { Knex } from 'knex';

/** Where tables keep who somebody is, or how they are reached. */
const columns: Readonly<Record<string, readonly string[]>> = {
  applications: ['full_name', 'email_address', 'phone_number'],
  contact_messages: ['full_name', 'email_address', 'phone_number'],
  event_invitations: ['full_name', 'email_address'],
  founding_fellows_profiles: ['full_name', 'email_address', 'phone_number', 'office_email', 'office_phone'],
  message_reports: ['reported_name', 'reporter_name', 'email_address'],
  newsletter_subscribers: ['email'],
  organization_requests: ['contact_name', 'email_address', 'phone_number'],
  travel_intakes: ['full_name', 'email_address', 'phone_number'],
  travel_requests: ['full_name', 'email_address', 'phone_number'],
  up_users: ['email', 'phone_number'],
};
/** What is shorter stands in a log by chance. */
const minLength = 6;

/** Everything in the database by which a line of the log would tell of somebody. */
export async function personalValues(db: Knex): Promise<string[]> {
  const values = new Set<string>();
  for (const [table, names] of Object.entries(columns))
    for (const row of await db(table).select(names)) for (const name of names) values.add(String(row[name] ?? ''));
  for (const row of await db('members').select('first_name', 'last_name', 'first_name_ar', 'last_name_ar')) {
    values.add(`${row.first_name} ${row.last_name}`);
    values.add(`${row.first_name_ar} ${row.last_name_ar}`);
  }
  return [...values].filter((value) => value.trim().length >= minLength);
}

const shapes = {
  'an address of a mail': /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  'a bearer': /\bbearer\s+[\w-]{20,}/i,
  'a statement with its values': /\binsert into\b|\bupdate [`"]\w+[`"] set\b/i,
  'a query string': /\s\/[\w/.-]*\?\w+=/,
};

/** The lines that hold what no log may hold, each with what it is. */
export function findLeaks(lines: readonly string[], values: readonly string[]): { leak: string; line: string }[] {
  return lines.flatMap((line) => {
    const shape = Object.entries(shapes).find(([, pattern]) => pattern.test(line))?.[0];
    const value = shape ?? values.find((one) => line.includes(one));
    return value === undefined ? [] : [{ leak: value, line: line.slice(0, 400) }];
  });
}
