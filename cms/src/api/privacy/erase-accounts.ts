import type { Knex } from 'knex';
import { personalParts } from '../../platform/personal-data/personal-parts.js';
import { queueMail } from '../../platform/mail/outbox.js';
import { forgetRemovedWords } from '../../platform/listing/keep-in-step.js';
import { eachByItself } from '../../platform/processes/each-by-itself.js';
import { backgroundWork } from '../../platform/processes/background-work.js';
import { changedByPerson } from '../../platform/strapi/changed-by-person.js';
import { listAddresses } from '../account/account-addresses.js';
import { findClosing } from '../account/closings.js';
import { findAccount, holdAccount } from '../account/find-account.js';
import { endSessionsOf } from '../account/sessions.js';
import { hideClosed, inClosingTurn } from './close-account.js';
import { forgetExport } from './data-exports.js';

const users = 'plugin::users-permissions.user';

/**
 * Erases the accounts whose time is over. It goes part by part, the account last: what breaks off is begun again by the
 * next run, and one that cannot be erased keeps no other from it.
 *
 * @throws AggregateError once all were tried, where some could not be
 */
export async function eraseClosedAccounts(now: number): Promise<void> {
  const closings = await strapi.db.connection('account_closings').orderBy('erase_at').select('user_id', 'erase_at');
  try {
    await eachByItself(
      closings,
      ({ user_id, erase_at }) => (erase_at <= now ? eraseAccount(user_id, now) : hideClosed(user_id)),
      'accounts were not erased',
    );
  } finally {
    if (closings.some(({ erase_at }) => erase_at <= now)) await forgetRemovedWords();
  }
}

/** Erases those whose time is over before the clock looks for them. */
export const erasures = backgroundWork('erasures', ({ now }) => eraseClosedAccounts(now));

/** Erases one whose time is over, with what indexes keep of its words. */
export async function eraseAtOnce(userId: number): Promise<void> {
  await eraseAccount(userId, Date.now());
  await forgetRemovedWords();
}

/** One at a time, for the clock and for staff, and while nobody hides the profile: who looks for a missing one makes it. */
function eraseAccount(userId: number, now: number): Promise<void> {
  return inClosingTurn(userId, () => eraseInTurn(userId, now));
}

async function eraseInTurn(userId: number, now: number): Promise<void> {
  if (!(await beginErasure(userId, now))) return;
  const account = await findAccount(strapi.db.connection, { id: userId });
  if (!account) return;
  const { email, language, firstNames } = account;
  const addresses = await listAddresses(strapi.db.connection, userId);
  const person = { userId, email: email.toLowerCase(), addresses, locale: language };
  await forgetExport(userId);
  for (const { erase } of personalParts().values()) await erase?.(person);
  await strapi.db.transaction(async ({ trx }) => {
    // Its own rows go with it (`follow-staff-changes.ts`).
    await strapi.db.query(users).delete({ where: { id: userId } });
    await queueMail(trx, {
      template: 'account-erased',
      to: email,
      locale: language,
      data: { name: firstNames[language] },
    });
  });
  strapi.log.info(`Erased account ${userId}`);
}

/** From now on nobody can sign in to it, nor change their mind. */
async function beginErasure(userId: number, now: number): Promise<boolean> {
  return strapi.db.transaction(async ({ trx }) => {
    await holdAccount(trx, userId);
    const closing = await findClosing(trx, userId);
    if (!closing || closing.erase_at > now) return false;
    await shutOut(trx, userId);
    return true;
  });
}

/** Nobody signs in to it any more. */
export async function shutOut(trx: Knex, userId: number): Promise<void> {
  await trx('up_users')
    .where({ id: userId })
    .update({ blocked: true, ...changedByPerson() });
  await endSessionsOf(trx, userId);
}
