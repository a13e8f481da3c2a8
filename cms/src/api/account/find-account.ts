import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { firstNamesOf, profileFirstNames, type FirstNameColumns, type FirstNames } from '../member/first-names.js';

/** An account's row, as far as signing in and mails need it. */
export interface Account {
  id: number;
  email: string;
  password: string | null;
  blocked: boolean;
  confirmed: boolean;
  firstNames: FirstNames;
  language: Locale;
}

/**
 * The columns of Strapi's table that are read and written past Strapi; SQLite keeps what is true or false as 1 and 0.
 */
interface Row {
  id: number;
  document_id: string;
  /** Strapi's own; the address, unless staff have chosen another. */
  username: string;
  email: string;
  password: string | null;
  blocked: boolean | number | null;
  confirmed: boolean | number | null;
  first_name: string | null;
  last_name: string | null;
  phone_number: string | null;
  country: string | null;
  city: string | null;
  language: Locale | null;
  messaging_system: boolean | number | null;
  /** JSON of the kinds that staff have chosen for a coordinator (`own-queues.ts`). */
  queues: unknown;
  /** Whether a code is asked for after the password; `second_factors` has what it is judged by. */
  second_factor: boolean | number | null;
  /** JSON: SQLite gives its text. */
  pending_profile: unknown;
  created_at: Date;
  updated_at: Date;
  /** How it came to be: `local` by its person, `invitation` by a coordinator's decision. */
  provider: string | null;
  /** Who of the staff made it. */
  created_by_id: number | null;
  /** Who of the staff saved it last; nobody where its person did. */
  updated_by_id: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    up_users: Row;
  }
}

/** The account of an address, in any case, or of an id. */
export async function findAccount(db: Knex, by: { email: string } | { id: number }): Promise<Account | undefined> {
  const where = 'email' in by ? { 'u.email': by.email.toLowerCase() } : { 'u.id': by.id };
  const row: FoundRow | undefined = await db('up_users as u')
    .where(where)
    .select(profileFirstNames(db))
    .first('u.id', 'u.email', 'u.password', 'u.blocked', 'u.confirmed', 'u.first_name', 'u.language');
  if (!row) return undefined;
  const { id, email, password, language, blocked, confirmed } = row;
  return {
    id,
    email,
    password,
    blocked: Boolean(blocked),
    confirmed: Boolean(confirmed),
    firstNames: firstNamesOf(row),
    language: language ?? 'en',
  };
}

type FoundRow = FirstNameColumns & Pick<Row, 'id' | 'email' | 'password' | 'blocked' | 'confirmed' | 'language'>;

/**
 * Holds an account until the transaction ends. Whatever changes an account and its links takes the account first, so
 * that two of them wait for each other and never both ways. SQLite has one writer anyway.
 */
export async function holdAccount(trx: Knex, id: number): Promise<void> {
  await trx('up_users').where({ id }).forUpdate().first('id');
}

/** The account that a link token speaks for; nothing for one that speaks for nobody. */
export async function findAccountOf(db: Knex, subject: string): Promise<Account | undefined> {
  return /^\d+$/.test(subject) ? findAccount(db, { id: Number(subject) }) : undefined;
}
