import type { Person, PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { forgetMailsTo } from '../../platform/mail/job-states.js';
import { revokeLinkTokens } from '../../platform/link-tokens/link-tokens.js';
import { getUserById } from './get-user.js';
import { listIdentities } from './identities.js';
import { addressSubject } from './register-account.js';
import { findSecondFactor } from './second-factor.js';
import { listSessions } from './sessions.js';

/** What the account itself holds. It goes last of all: by it the other subjects find what is its person's. */
export const personalAccount: PersonalPart = {
  async collect({ userId }) {
    const { email, firstName, lastName, phoneNumber, country, city, language, role } = await getUserById(userId);
    const signInProviders = await listIdentities(userId);
    const secondFactor = await findSecondFactor(strapi.db.connection, userId);
    const since = secondFactor?.confirmed_at;
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
    };
  },

  async erase({ userId, email }) {
    await strapi.db.transaction(async ({ trx }) => {
      await trx('provider_logins').where({ user_id: userId }).delete();
      for (const subject of [String(userId), addressSubject(email)]) await revokeLinkTokens(trx, 'all', subject);
    });
    await forgetMailsTo(email);
  },
};

export const personalSessions: PersonalPart = {
  async collect({ userId }: Person) {
    const sessions = await listSessions({ userId, sessionId: '' });
    return sessions.map(({ device, createdAt, lastUsedAt }) => ({ device, createdAt, lastUsedAt }));
  },
};
