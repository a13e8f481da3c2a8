import type { Knex } from 'knex';
import { revokeAccountLinks, revokeMailedLinks } from './account-links.js';
import { endSessionsOf } from './sessions.js';

const users = 'plugin::users-permissions.user';
/** Whose rows belong to an account, and go with it. */
const ownTables = [
  'account_sessions',
  'account_identities',
  'notifications',
  'notification_preferences',
  'notification_digest_lines',
  'organization_followings',
  'search_alerts',
  'saved_opportunities',
  'application_drafts',
  'account_closings',
  'account_suspensions',
  'data_exports',
  'deadline_reminders',
  'calendar_feeds',
  'recommendations',
  'recommendation_dismissals',
  'push_subscriptions',
  'push_messages',
  'queue_views',
  'second_factors',
  'recovery_codes',
  'email_changes',
  'earlier_addresses',
  'proven_addresses',
] as const;

/** What staff save of an account; as much of it as matters here. */
interface Saved {
  params: { data?: { email?: unknown; password?: unknown; blocked?: unknown; role?: unknown }; where?: unknown };
  state: { mustEnd?: Ending[] };
}

/** An account whose sessions and links end. */
interface Ending {
  id: number;
  /** So do those for what it receives: they lie in a mailbox that is its person's no more, or it is blocked. */
  receivesNoMore: boolean;
  /** So does the address of its calendar: staff block it, or choose its password, where somebody else was in it. */
  isTakenBack: boolean;
}

/**
 * Follows what staff change of an account in Strapi's admin: with a new address, password or role, or a block, its
 * sessions and mailed links end, after a new password or role but those for what it receives; with the account its
 * sign-ins and notifications go too. Our own changes go past Strapi
 * and see to it themselves.
 */
export function followStaffChanges(): void {
  strapi.db.lifecycles.subscribe({
    models: [users],
    beforeCreate: (event) => lowerEmail(event),
    async beforeUpdate(event) {
      const saved: Saved = event;
      lowerEmail(saved);
      saved.state.mustEnd = await listEnding(saved);
    },
    async afterUpdate(event) {
      const { mustEnd = [] }: Saved['state'] = event.state;
      if (mustEnd.length === 0) return;
      // Staff's own writes are within a transaction: SQLite has no second connection.
      await strapi.db.transaction(async ({ trx }) => {
        for (const { id, receivesNoMore, isTakenBack } of mustEnd) {
          await endSessionsOf(trx, id);
          if (isTakenBack) await trx('calendar_feeds').where({ user_id: id }).delete();
          await (receivesNoMore ? revokeMailedLinks(trx, id) : revokeAccountLinks(trx, id));
        }
      });
    },
    afterDelete: forgetDeleted,
    afterDeleteMany: forgetDeleted,
  });
}

/** Accounts are found by their address in lower case. */
function lowerEmail({ params: { data } }: Saved) {
  if (data && typeof data.email === 'string') data.email = data.email.trim().toLowerCase();
}

interface Before {
  id: number;
  email: string;
  password: string | null;
  blocked: boolean | null;
  role: { id: number } | null;
}

/** The role that is given with a change: as its id, or as Strapi's desk connects it; nothing where it stays. */
function roleGiven(role: unknown): number | undefined {
  if (typeof role !== 'object' || role === null) return role === undefined || role === null ? undefined : Number(role);
  const { id, connect, set } = role as { id?: unknown; connect?: unknown; set?: unknown }; // whatever it has is judged
  const given: unknown = [connect ?? set ?? id].flat()[0];
  return given === undefined ? undefined : roleGiven(given);
}

async function listEnding({ params: { data, where } }: Saved): Promise<Ending[]> {
  if (!data || !('email' in data || 'password' in data || 'role' in data || data.blocked === true)) return [];
  const role = roleGiven(data.role);
  const before: Before[] = await strapi.db
    .query(users)
    .findMany({ where, select: ['id', 'email', 'password', 'blocked'], populate: { role: { select: ['id'] } } });
  const isNew = (value: unknown, old: unknown) => value !== undefined && value !== old;
  return before.flatMap(({ id, email, password, blocked, role: had }) => {
    const isBlocked = data.blocked === true && !blocked;
    const receivesNoMore = isNew(data.email, email) || isBlocked;
    const isTakenBack = isNew(data.password, password) || isBlocked;
    // Who becomes a coordinator signs in as one: by the second step, where there is one.
    return receivesNoMore || isTakenBack || isNew(role, had?.id) ? [{ id, receivesNoMore, isTakenBack }] : [];
  });
}

async function forgetDeleted() {
  await strapi.db.transaction(async ({ trx }) => {
    const kept = (db: Knex) => db('up_users').select('id');
    for (const table of ownTables) await trx(table).whereNotIn('user_id', kept(trx)).delete();
  });
}
