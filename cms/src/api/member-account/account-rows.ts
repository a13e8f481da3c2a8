import type { Knex } from 'knex';
import type { AccountState, MemberAccount } from '@scholars/contract/member-accounts';
import { accountName } from '../account/account-name.js';
import { chooseSearch } from '../account/account-search.js';
import { standingAt } from '../account/suspensions.js';

/** An account's row with what its state hangs on. */
export interface AccountRow {
  id: number;
  document_id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  country: string | null;
  language: 'en' | 'ar' | null;
  confirmed: boolean | number | null;
  blocked: boolean | number | null;
  created_by_id: number | null;
  provider: string | null;
  created_at: Date | number | string;
  /** Whether a password is set, and a suspension or a closing stands. */
  has_password: number;
  is_suspended: number;
  erase_at: number | null;
  role: string | null;
  slug: string | null;
}

/** How an account is marked that a coordinator's decision made. */
const invitation = 'invitation';

const conditions: Record<AccountState, (query: Knex.QueryBuilder, now: number) => void> = {
  closed: (query) => void query.whereNotNull('c.erase_at'),
  blocked: (query) => void query.whereNull('c.erase_at').where('u.blocked', true),
  suspended: (query, now) => void open(query).where('u.confirmed', true).whereExists(suspensionAt(now)),
  invited: (query) =>
    void open(query)
      .where('u.confirmed', false)
      .where((made) => void made.whereNotNull('u.created_by_id').orWhere('u.provider', invitation)),
  unconfirmed: (query) =>
    void open(query)
      .where('u.confirmed', false)
      .whereNull('u.created_by_id')
      .where((own) => void own.whereNull('u.provider').orWhereNot('u.provider', invitation)),
  active: (query, now) => void open(query).where('u.confirmed', true).whereNotExists(suspensionAt(now)),
};

const open = (query: Knex.QueryBuilder) => query.whereNull('c.erase_at').where('u.blocked', false);

/** The suspension of the account in the query around it. */
const suspensionAt = (now: number) => {
  const db = strapi.db.connection;
  const own = db('account_suspensions').whereRaw('user_id = u.id');
  return standingAt(now, own).select(db.raw('1'));
};

const accounts = (db: Knex = strapi.db.connection) =>
  db('up_users as u').leftJoin('account_closings as c', 'c.user_id', 'u.id');

/** Accounts that a coordinator looks for. */
export interface AccountQuery {
  q: string;
  state?: AccountState | undefined;
  sort?: 'newest' | 'oldest' | undefined;
  page: number;
  pageSize: number;
}

/** A page of the accounts, and how many there are. Two statements, however many, and one more where words are sought. */
export async function findAccounts(
  { q, state, sort = 'newest', page, pageSize }: AccountQuery,
  now: number = Date.now(),
): Promise<{ rows: AccountRow[]; total: number }> {
  const search = q.trim() === '' ? undefined : await chooseSearch(q);
  const matching = () =>
    accounts().modify((query) => {
      if (state) conditions[state](query, now);
      search?.(query);
    });
  const [counted] = await matching().count({ n: 'u.id' });
  const direction = sort === 'oldest' ? 'asc' : 'desc';
  const rows = await matching()
    .orderBy([
      { column: 'u.created_at', order: direction },
      { column: 'u.id', order: direction },
    ])
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .select(columns(now));
  return { rows: rows as AccountRow[], total: Number(counted?.n ?? 0) }; // the columns below
}

/** One account, by its document's id or its own. */
export async function findAccountRow(
  known: Pick<AccountRow, 'document_id'> | Pick<AccountRow, 'id'>,
  db: Knex = strapi.db.connection,
): Promise<AccountRow | undefined> {
  const row: AccountRow | undefined = await accounts(db)
    .where('id' in known ? { 'u.id': known.id } : { 'u.document_id': known.document_id })
    .first(columns(Date.now()) as never); // knex knows columns of its tables alone
  return row;
}

function columns(now: number) {
  const db = strapi.db.connection;
  return [
    'u.id',
    'u.document_id',
    'u.email',
    'u.first_name',
    'u.last_name',
    'u.country',
    'u.language',
    'u.confirmed',
    'u.blocked',
    'u.created_by_id',
    'u.provider',
    'u.created_at',
    'c.erase_at',
    db.raw('case when u.password is null then 0 else 1 end as has_password'),
    db.raw('case when exists ? then 1 else 0 end as is_suspended', [suspensionAt(now)]),
    db.raw(
      '(select r.type from up_users_role_lnk l join up_roles r on r.id = l.role_id where l.user_id = u.id limit 1) as role',
    ),
    db.raw(
      '(select m.slug from members_user_lnk l join members m on m.id = l.member_id where l.user_id = u.id limit 1) as slug',
    ),
  ];
}

export function stateOf(row: AccountRow): AccountState {
  if (row.erase_at !== null) return 'closed';
  if (row.blocked) return 'blocked';
  if (!row.confirmed) return row.created_by_id === null && row.provider !== invitation ? 'unconfirmed' : 'invited';
  return row.is_suspended ? 'suspended' : 'active';
}

export function presentAccount(row: AccountRow): MemberAccount {
  return {
    id: row.document_id,
    name: accountName(row),
    email: row.email,
    state: stateOf(row),
    role: row.role === 'coordinator' ? 'coordinator' : 'member',
    slug: row.slug,
    createdAt: new Date(row.created_at).toISOString(),
  };
}
