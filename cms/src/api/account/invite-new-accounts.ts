import { mailPasswordInvitation } from './password-invitation.js';
import { documentParams } from '../../platform/typed/trusted-types.js';
import { findAccount } from './find-account.js';

const users = 'plugin::users-permissions.user';

/**
 * Mails an invitation to set the first password to whom staff make an account for in Strapi, and so proves the address.
 * The password that Strapi's form demands is thrown away: nobody chooses another's. An account that staff tick as
 * confirmed is as they made it. Call once, while Strapi registers.
 */
export function inviteNewAccounts(): void {
  strapi.documents.use(async (context, next) => {
    const { data } = documentParams(context);
    if (context.uid !== users || context.action !== 'create' || !data || data.confirmed === true) return next();
    delete data.password;
    return strapi.db.transaction(async ({ trx }) => {
      const made = await next();
      const account = isEntry(made) ? await findAccount(trx, { id: made.id }) : undefined;
      if (account && !account.blocked) await mailPasswordInvitation(trx, account, account.language);
      return made;
    });
  });
}

function isEntry(made: unknown): made is { id: number } {
  return typeof made === 'object' && made !== null && 'id' in made && typeof made.id === 'number';
}
