import * as calls from '@scholars/contract/account';
import { endSession, openSession } from '../../../accounts/sessions.js';
import { hashPassword, isPasswordRight, isStrapiPasswordRight } from '../../../accounts/passwords.js';
import { ContractError } from '../../../contract/contract-error.js';
import { defineAction } from '../../../contract/define-action.js';
import { addressKey, countTry } from '../../../rate-limits/limits.js';
import { getUserById } from '../queries/get-user.js';

interface Credentials {
  id: number;
  password: string | null;
  blocked: boolean;
  confirmed: boolean;
}

export const actions = {
  // Unknown address, wrong password and blocked account: one answer after the same work.
  login: defineAction(calls.login, async ({ body, visitorAddress, device }) => {
    const email = body.email.toLowerCase();
    await countTry('login', addressKey(visitorAddress));
    await countTry('loginOfAccount', email);
    const found: Credentials | undefined = await strapi.db.connection('up_users').where({ email }).first('id', 'password', 'blocked', 'confirmed');
    const isRight = (await isPasswordRight(body.password, found?.password)) || (await takeOverPassword(found, body.password));
    if (!found || !isRight || found.blocked || !found.confirmed) throw new ContractError(401, 'error.credentials');
    return { token: await openSession(found.id, device), user: await getUserById(found.id) };
  }),

  logout: defineAction(calls.logout, async ({ body, signedIn }) => {
    if (signedIn) await endSession(signedIn, body.everywhere);
    return undefined;
  }),

  getUser: defineAction(calls.getUser, async ({ signedIn }) => {
    if (!signedIn) throw new ContractError(401);
    return getUserById(signedIn.userId);
  }),
};

/** The first sign-in to an account that staff made: its password is kept as ours from then on. */
async function takeOverPassword(found: Credentials | undefined, password: string): Promise<boolean> {
  if (!found?.password || !(await isStrapiPasswordRight(password, found.password))) return false;
  await strapi.db.connection('up_users').where({ id: found.id }).update({ password: await hashPassword(password) });
  return true;
}
