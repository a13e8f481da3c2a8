import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Account } from './find-account.js';

// OWASP's argon2id figures; the work is done off the main thread, so that logins do not stall other requests.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
let hashOfNobody: Promise<string> | undefined;

// However many sign in at once, one processor is left for everybody else's pages.
const fewAtOnce = pLimit(Math.max(1, availableParallelism() - 1));

/** An argon2id hash of a password of any script; equal Unicode texts (NFKC) are equal passwords. */
export function hashPassword(password: string): Promise<string> {
  return fewAtOnce(() => hash(password.normalize('NFKC'), cost));
}

/**
 * The stored hash that a password fits; nothing where it is wrong. Without an account the same work is done. The first
 * sign-in to an account that staff made in Strapi keeps its password as ours from then on.
 */
export async function findMatchingHash(account: Account | undefined, password: string): Promise<string | undefined> {
  const stored = account?.password;
  if (await isPasswordRight(password, stored)) return stored ?? undefined;
  if (!account || !stored || !(await isStrapiPasswordRight(password, stored))) return undefined;
  const own = await hashPassword(password);
  const kept = await strapi.db
    .connection('up_users')
    .where({ id: account.id, password: stored })
    .update({ password: own });
  return kept === 1 ? own : undefined;
}

/** What Strapi's own users plugin can do with its hashes. */
interface PluginUsers {
  validatePassword(password: string, hash: string): Promise<boolean>;
}

/**
 * Whether a password fits a hash of Strapi's own (bcrypt): staff who make an account in Strapi's admin
 * leave one. The login replaces it.
 */
async function isStrapiPasswordRight(password: string, stored: string): Promise<boolean> {
  const users = strapi.plugin('users-permissions').service<PluginUsers>('user');
  return stored.startsWith('$2') && (await fewAtOnce(() => users.validatePassword(password, stored)));
}

/**
 * Whether a password fits a stored hash. Without a hash (nobody has that address) the same work is done,
 * so that the time of the answer does not tell.
 */
export async function isPasswordRight(password: string, stored: string | null | undefined): Promise<boolean> {
  hashOfNobody ??= hashPassword('nobody');
  const known = stored?.startsWith('$argon2') ? stored : undefined;
  const compared = known ?? (await hashOfNobody);
  const fits = await fewAtOnce(() => verify(compared, password.normalize('NFKC')));
  return fits && known !== undefined;
}
