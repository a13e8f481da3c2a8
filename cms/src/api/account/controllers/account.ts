import * as calls from '@scholars/contract/account';
import { findFittingHash } from '../../../accounts/account-passwords.js';
import { findAccount } from '../../../accounts/find-account.js';
import { endSession, endSessionsOf, listSessions, openSession } from '../../../accounts/sessions.js';
import { verifyCaptcha } from '../../../captcha/verify-captcha.js';
import { ContractError, notFound } from '../../../contract/contract-error.js';
import { defineAction } from '../../../contract/define-action.js';
import { issueLinkToken } from '../../../link-tokens/link-tokens.js';
import { addressKey, countTry } from '../../../rate-limits/limits.js';
import { getUserById } from '../queries/get-user.js';
import { signedInOf } from '../queries/signed-in-of.js';

export const actions = {
  // Unknown address, wrong password and blocked account: one answer after the same work.
  login: defineAction(calls.login, async ({ body, visitorAddress, device, locale, signedIn }) => {
    await countTry('login', addressKey(visitorAddress));
    await countTry('loginOfAccount', body.email.toLowerCase());
    await verifyCaptcha({ answer: body.recaptcha, action: 'login', visitorAddress, locale });
    const account = await findAccount(strapi.db.connection, { email: body.email });
    const stored = await findFittingHash(account, body.password);
    if (!account || !stored || account.blocked) {
      strapi.log.warn(`Login refused from ${visitorAddress}${account ? `, account ${account.id}` : ''}`);
      throw new ContractError(401, 'error.credentials');
    }
    if (!account.confirmed) {
      const token = await issueLinkToken(strapi.db.connection, { purpose: 'resend-verification', subject: String(account.id) });
      throw new ContractError(403, 'account.unconfirmed', { data: { token } });
    }
    const token = await strapi.db.transaction(async ({ trx }) => {
      // A new password ends all sessions: none may begin with the old one in that moment.
      const isStill = await trx('up_users').where({ id: account.id, password: stored }).forUpdate().first('id');
      if (!isStill) throw new ContractError(401, 'error.credentials');
      // The session that this browser may have had before would live on unseen.
      if (signedIn) await endSession(signedIn.userId, signedIn.sessionId, trx);
      return openSession(trx, account.id, device);
    });
    strapi.log.info(`Login of account ${account.id} from ${visitorAddress}`);
    return { token, user: await getUserById(account.id) };
  }),

  logout: defineAction(calls.logout, async ({ body, signedIn }) => {
    const { userId, sessionId } = signedInOf(signedIn);
    if (body.everywhere) await endSessionsOf(strapi.db.connection, userId);
    else await endSession(userId, sessionId);
    return undefined;
  }),

  getUser: defineAction(calls.getUser, async ({ signedIn }) => getUserById(signedInOf(signedIn).userId)),

  listSessions: defineAction(calls.listSessions, async ({ signedIn }) => ({ rows: await listSessions(signedInOf(signedIn)) })),

  endSession: defineAction(calls.endSession, async ({ params, signedIn }) => {
    if (!(await endSession(signedInOf(signedIn).userId, params.id))) throw notFound();
    return undefined;
  }),
};
