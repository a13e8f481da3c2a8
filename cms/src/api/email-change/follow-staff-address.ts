import { findAccount, holdAccount, type Account } from '../account/find-account.js';
import { mailPasswordInvitation } from '../account/password-invitation.js';
import { nameOfStaff } from '../../platform/strapi/staff-at-work.js';
import { leaveAddress, tellAccount, tellMailbox } from './leave-address.js';

const users = 'plugin::users-permissions.user';

/** What staff save of an account; as much of it as matters here. */
interface Saved {
  params: { data?: { email?: unknown }; where?: unknown };
  state: { leaving?: Account[] };
}

/**
 * Follows an address that staff give an account in Strapi's admin, as one that its person gives it. What the address
 * before has to tell goes with it only where its person had proven it: else staff put right what was mistyped, and it is
 * a stranger's. Call after `followStaffChanges`, which ends the links of before.
 */
export function followStaffAddresses(): void {
  strapi.db.lifecycles.subscribe({
    models: [users],
    async beforeUpdate(event) {
      const { params, state }: Saved = event;
      if (typeof params.data?.email === 'string') state.leaving = await listLeaving(params.where, params.data.email);
    },
    async afterUpdate(event) {
      const { leaving = [] }: Saved['state'] = event.state;
      for (const before of leaving) await follow(before);
    },
  });
}

/** The accounts as they are before. Staff's own writes are within a transaction: SQLite has no second connection. */
async function listLeaving(where: unknown, typed: string): Promise<Account[]> {
  const email = typed.trim().toLowerCase();
  const found: { id: number; email: string }[] = await strapi.db
    .query(users)
    .findMany({ where, select: ['id', 'email'] });
  const leaving = found.filter((one) => one.email.toLowerCase() !== email);
  return strapi.db.transaction(async ({ trx }) => {
    const accounts: Account[] = [];
    for (const { id } of leaving) accounts.push(...[await findAccount(trx, { id })].filter((one) => one !== undefined));
    return accounts;
  });
}

async function follow(before: Account): Promise<void> {
  const { id, language } = before;
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, id);
    const account = await findAccount(trx, { id });
    if (!account) return;
    if (await leaveAddress(trx, before, account.email)) await tellMailbox(trx, before, language);
    if (account.confirmed) return tellAccount(trx, before, nameOfStaff());
    // Who registers types a password: who has none was invited, and the invitation lies in another mailbox.
    if (account.password === null && !account.blocked) await mailPasswordInvitation(trx, account, language);
  });
}
