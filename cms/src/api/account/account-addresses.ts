import type { Knex } from 'knex';
import type { ProvenAddress } from '../../platform/personal-data/personal-parts.js';

/** An address that an account had. */
interface Row {
  /** In lower case. */
  email: string;
  user_id: number;
  left_at: number;
  /**
   * Whether its person had proven it. Else it counts for what they sent while they were signed in, and for nothing else
   * that names it: it may be a stranger's, which staff had mistyped.
   */
  proven: boolean | number;
}

declare module 'knex/types/tables' {
  interface Tables {
    earlier_addresses: Row;
  }
}

const table = 'earlier_addresses';

/** Keeps the address that an account has until now, in the transaction in which it takes another. */
export async function keepEarlierAddress(trx: Knex, userId: number, email: string, proven: boolean): Promise<void> {
  await trx(table).insert({ user_id: userId, email: email.toLowerCase(), left_at: Date.now(), proven });
}

/** The addresses that were an account's before, the first first. */
export async function listEarlierAddresses(db: Knex, userId: number): Promise<Pick<Row, 'email' | 'left_at'>[]> {
  const rows = await db(table).where({ user_id: userId }).orderBy('left_at').select('email', 'left_at');
  return rows.map(({ email, left_at }) => ({ email, left_at: Number(left_at) }));
}

/**
 * All addresses that are or were an account's and that its person had proven, each with the time in which it was: an
 * address that one person has left may be another's by now, and neither has what is the other's. None where there is no
 * such account. One query.
 */
export async function listAddresses(db: Knex, userId: number): Promise<ProvenAddress[]> {
  const account = db.from('up_users').where({ id: userId });
  const present = account.clone().select({ email: db.raw('lower(email)') });
  const own = db.from(table).where({ user_id: userId }).select('email');
  const left = db
    .from(table)
    .where({ proven: true })
    .whereIn('email', db.union([own, present]));
  const rows: AddressRow[] = await db
    .unionAll([
      left.select('email', 'user_id', 'left_at'),
      account.select({ email: db.raw('lower(email)'), user_id: 'id', left_at: db.raw('null') }),
    ])
    .orderBy('left_at');
  const lastLeft = new Map<string, number>();
  const earlier: ProvenAddress[] = [];
  for (const { email, user_id, left_at } of rows) {
    if (left_at === null) continue;
    const until = Number(left_at);
    if (user_id === userId) earlier.push({ email, since: lastLeft.get(email) ?? 0, until });
    lastLeft.set(email, until);
  }
  const now = rows.find(({ left_at }) => left_at === null)?.email;
  return now === undefined ? [] : [...earlier, { email: now, since: lastLeft.get(now) ?? 0 }];
}

/** An address that somebody has left, or has still. */
type AddressRow = Pick<Row, 'email' | 'user_id'> & { left_at: number | string | null };

/** Whether an address was one of these at a moment. */
export function hadAddress(addresses: readonly ProvenAddress[], email: string, at: number): boolean {
  const asked = email.trim().toLowerCase();
  return addresses.some(
    ({ email: own, since, until = Infinity }) => own === asked && (since === 0 || since < at) && at <= until,
  );
}

/**
 * Where somebody is written to now who had an address at a moment; the address itself, where it was nobody's who has left it.
 *
 * @param senderId whose account it was sent with, where it was
 */
export async function presentAddressOf(db: Knex, email: string, at: unknown, senderId?: number): Promise<string> {
  return (await findLaterAddress(db, email, at, senderId)) ?? email;
}

/** The same; nothing where it was nobody's who has left it. */
export async function findLaterAddress(
  db: Knex,
  email: string,
  at: unknown,
  senderId?: number,
): Promise<string | undefined> {
  const left: { email: string } | undefined = await db(`${table} as a`)
    .join('up_users as u', 'u.id', 'a.user_id')
    .where({ 'a.email': email.trim().toLowerCase() })
    .where('a.left_at', '>=', momentOf(at))
    .where((query) => {
      void query.where({ 'a.proven': true });
      if (senderId !== undefined) void query.orWhere({ 'a.user_id': senderId });
    })
    .orderBy('a.left_at')
    .first('u.email');
  return left?.email;
}

/** Of a row's column, which Strapi keeps as milliseconds on SQLite and as a timestamp on PostgreSQL. */
export function momentOf(at: unknown): number {
  return new Date(at as Date | number).getTime(); // see above
}
