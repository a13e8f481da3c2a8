import * as calls from '@scholars/contract/account';
import { erasureOf } from './closings.js';
import { findMatchingHash } from './hash-password.js';
import { findAccount, type Account } from './find-account.js';
import { findKnownBrowser, rememberBrowser } from './known-browsers.js';
import { limitLogin } from './login-tries.js';
import { beginSecondStep, secondStepNeeded } from './second-step.js';
import { countSignIn } from './sign-in-count.js';
import { endSession, endSessionsOf, findOwnSession, listSessions, openSession } from './sessions.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { defineAction, defineOwnedAction } from '../../platform/contract/define-action.js';
import { issueLinkToken } from '../../platform/link-tokens/link-tokens.js';
import { getUserById } from './get-user.js';

export const actions = {
  login: defineAction(
    calls.login,
    async ({ body, visitorAddress, device, locale, signedIn, knownBrowser, keepBrowser }) => {
      const { email, password, recaptcha } = body;
      const tried = {
        email,
        recaptcha,
        visitorAddress,
        locale,
        knownBrowser: await nameOfBrowser(knownBrowser, email),
      };
      const account = await limitLogin(tried, () => judgePassword(email, password, visitorAddress));
      // Thrown past the transaction, which keeps it.
      let secondStep: string | undefined;
      const token = await strapi.db.transaction(async ({ trx }) => {
        // A new password ends all sessions: none may begin with the old one in that moment.
        const isStill = await trx('up_users')
          .where({ id: account.id, password: account.password })
          .forUpdate()
          .first('id');
        if (!isStill) throw new ContractError(401, 'error.credentials');
        // The session that this browser may have had before would live on unseen.
        if (signedIn) await endSession(signedIn.userId, signedIn.sessionId, trx);
        secondStep = await beginSecondStep(trx, account.id, 'password');
        return secondStep === undefined ? openSession(trx, account.id, device) : '';
      });
      if (secondStep !== undefined) throw secondStepNeeded(secondStep);
      countSignIn('password');
      strapi.log.info(`Login of account ${account.id} from ${visitorAddress}`);
      keepBrowser(rememberBrowser(knownBrowser, account));
      return { token, user: await getUserById(account.id), ...(await erasureOf(account.id)) };
    },
  ),

  logout: defineAction(calls.logout, async ({ body, signedIn }) => {
    const { userId, sessionId } = signedIn;
    if (body.everywhere) await endSessionsOf(strapi.db.connection, userId);
    else await endSession(userId, sessionId);
    return undefined;
  }),

  getUser: defineAction(calls.getUser, async ({ signedIn }) => getUserById(signedIn.userId)),

  listSessions: defineAction(calls.listSessions, async ({ signedIn }) => ({
    rows: await listSessions(signedIn),
  })),

  endSession: defineOwnedAction(
    calls.endSession,
    (userId, { id }) => findOwnSession(userId, id),
    async ({ owned, signedIn }) => {
      await endSession(signedIn.userId, owned.id);
      return undefined;
    },
  ),
};

/** Nothing is looked up for browsers that nobody has signed in from. */
async function nameOfBrowser(knownBrowser: string, email: string): Promise<string | undefined> {
  const account = knownBrowser && (await findAccount(strapi.db.connection, { email }));
  return account ? findKnownBrowser(knownBrowser, account) : undefined;
}

/**
 * The account that address and password open. Unknown address, wrong password and blocked account: one answer after the
 * same work.
 *
 * @throws ContractError 401; 403 where the password is right and the address was never confirmed
 */
async function judgePassword(
  email: string,
  password: string,
  visitorAddress: string,
): Promise<Pick<Account, 'id' | 'password'>> {
  const account = await findAccount(strapi.db.connection, { email });
  const stored = await findMatchingHash(account, password);
  if (!account || !stored || account.blocked) {
    countSignIn('wrong-password');
    strapi.log.warn(`Login refused from ${visitorAddress}${account ? `, account ${account.id}` : ''}`);
    throw new ContractError(401, 'error.credentials');
  }
  if (!account.confirmed) {
    const token = await issueLinkToken(strapi.db.connection, {
      purpose: 'resend-verification',
      subject: String(account.id),
    });
    throw new ContractError(403, 'account.unconfirmed', { data: { token } });
  }
  return { id: account.id, password: stored };
}
