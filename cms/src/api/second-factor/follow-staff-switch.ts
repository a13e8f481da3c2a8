import { revokeAccountLinks } from '../account/account-links.js';
import { findAccount, holdAccount } from '../account/find-account.js';
import { turnOffSecondFactor } from '../account/second-factor.js';
import { mailOfSecondFactor } from '../account/second-factor-mails.js';
import { endSessionsOf } from '../account/sessions.js';
import { nameOfStaff } from '../../platform/strapi/staff-at-work.js';
import { noteInHistory } from './enrolment.js';

const users = 'plugin::users-permissions.user';

/** What staff save of an account; as much of it as matters here. */
interface Saved {
  params: { data?: { secondFactor?: unknown; endSecondFactor?: unknown }; where?: unknown };
  state: { switchedOff?: number[] };
}

/**
 * The way out for who has lost both telephone and recovery codes: staff tick a box of the account in Strapi's admin.
 * The box is never kept ticked, so that a form that was open for long does nothing twice. That the second step is on
 * is no one's to write: its person turns it on, and then it stands in the database past Strapi.
 */
export function followStaffSwitch(): void {
  strapi.db.lifecycles.subscribe({
    models: [users],
    beforeCreate: ({ params }: Pick<Saved, 'params'>) => dropSwitches(params.data),
    async beforeUpdate(event) {
      const { params, state }: Saved = event;
      const isTicked = params.data?.endSecondFactor === true;
      dropSwitches(params.data);
      if (isTicked) state.switchedOff = await listTurnedOn(params.where);
    },
    async afterUpdate(event) {
      const { switchedOff = [] }: Saved['state'] = event.state;
      for (const id of switchedOff) await switchOff(id);
    },
  });
}

function dropSwitches(data: Saved['params']['data']) {
  if (!data) return;
  delete data.secondFactor;
  delete data.endSecondFactor;
}

async function listTurnedOn(where: unknown): Promise<number[]> {
  const found: { id: number; secondFactor: boolean | null }[] = await strapi.db
    .query(users)
    .findMany({ where, select: ['id', 'secondFactor'] });
  return found.filter(({ secondFactor }) => secondFactor).map(({ id }) => id);
}

/** Its person signs in anew, by the password alone, and is told. */
async function switchOff(id: number): Promise<void> {
  // Staff's own writes are within a transaction: SQLite has no second connection.
  await strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, id);
    const account = await findAccount(trx, { id });
    if (!account) return;
    await turnOffSecondFactor(trx, id);
    await endSessionsOf(trx, id);
    await revokeAccountLinks(trx, id);
    await mailOfSecondFactor(trx, account, 'off-by-staff', account.language);
    await noteInHistory(trx, id, 'second-factor-off', { name: nameOfStaff() });
  });
  strapi.log.warn(`Staff turned off the second step of account ${id}`);
}
