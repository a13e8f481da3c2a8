import type { Person, PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { forgetMailsTo } from '../../platform/mail/job-states.js';
import { revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { listEarlierAddresses } from './account-addresses.js';
import { findAccount } from './find-account.js';
import { getUserById } from './get-user.js';
import { listIdentities } from './identities.js';
import { addressSubject } from './register-account.js';
import { findSecondFactor } from './second-factor.js';
import { listSessions } from './sessions.js';
import { findSuspension, type SuspensionRow } from './suspensions.js';
import { findWaitingAddress } from './waiting-address.js';

/** What the account itself holds. It goes last of all: by it the other subjects find what is its person's. */
export const personalAccount: PersonalPart = {
  async collect({ userId }) {
    const { email, firstName, lastName, phoneNumber, country, city, language, role } = await getUserById(userId);
    const signInProviders = await listIdentities(userId);
    const secondFactor = await findSecondFactor(strapi.db.connection, userId);
    const since = secondFactor?.confirmed_at;
    const earlier = await listEarlierAddresses(strapi.db.connection, userId);
    const waiting = await findWaitingAddress(strapi.db.connection, userId);
    const suspension = await findSuspension(strapi.db.connection, userId);
    return {
      email,
      firstName,
      lastName,
      phoneNumber,
      country,
      city,
      language,
      role,
      signInProviders,
      ...(since && { secondStepSince: new Date(since).toISOString() }),
      earlierEmails: earlier.map(({ email, left_at }) => ({ email, until: new Date(left_at).toISOString() })),
      ...(waiting && { emailToConfirm: waiting.email }),
      ...(suspension && { suspension: suspensionOf(suspension) }),
    };
  },

  async erase({ userId, email, addresses }) {
    await strapi.db.transaction(async ({ trx }) => {
      await trx('provider_logins').where({ user_id: userId }).delete();
      for (const subject of [String(userId), addressSubject(email)]) await revokeLinkTokens(trx, 'all', subject);
    });
    for (const had of new Set(addresses.map((address) => address.email)))
      if (!(await isOfAnother(had, userId))) await forgetMailsTo(had);
  },
};

function suspensionOf({ since, until, reason }: SuspensionRow) {
  const at = (ms: number) => new Date(Number(ms)).toISOString();
  return { since: at(since), until: until === null ? null : at(until), reason };
}

/** An address that this person has left may be somebody else's by now. */
async function isOfAnother(address: string, userId: number): Promise<boolean> {
  const account = await findAccount(strapi.db.connection, { email: address });
  return account !== undefined && account.id !== userId;
}

export const personalSessions: PersonalPart = {
  async collect({ userId }: Person) {
    const sessions = await listSessions({ userId, sessionId: '' });
    return sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt }));
  },
};
