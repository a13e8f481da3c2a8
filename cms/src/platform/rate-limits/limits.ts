import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { messageRef } from '@scholars/contract/messages';
import { countedTries } from '../database/process-tables.js';
import { sha256Hex } from '../encryption/sha256-hex.js';
import { ContractError } from '../errors/contract-error.js';
import { environment } from '../environment/environment.js';
import { countByWord } from '../metrics/registry.js';
import { hasOtherProcesses } from '../processes/turns.js';
import { namesOf, recordOf } from '../typed/trusted-types.js';

/** Limits of product §8: points per duration in seconds. */
const rules = {
  // Of sign-ins only those that failed; how they work together stands in docs/decisions/0023.
  login: { points: 25, duration: 300 },
  loginOfAccountFrom: { points: 10, duration: 900 },
  loginOfAccount: { points: 20, duration: 900 },
  loginOfBrowser: { points: 10, duration: 900 },
  // Of codes only those that were wrong. What is guessed has a million values, of which three are right at a time.
  secondStep: { points: 10, duration: 900 },
  secondStepOfAccount: { points: 20, duration: 86_400 },
  passwordChange: { points: 10, duration: 900 },
  register: { points: 10, duration: 3600 },
  accountMail: { points: 25, duration: 300 },
  // Each by itself: else whoever registers an address again and again keeps its owner from a new password.
  registrationMailOfEmail: { points: 5, duration: 1800 },
  confirmationMailOfEmail: { points: 5, duration: 1800 },
  resetMailOfEmail: { points: 5, duration: 1800 },
  changeMailOfEmail: { points: 5, duration: 1800 },
  linkToken: { points: 60, duration: 300 },
  providerLogin: { points: 30, duration: 300 },
  // Of each public form by itself.
  form: { points: 20, duration: 3600 },
  // Anybody types anybody's address into a form: past this it is stored, and no receipt is mailed.
  receiptMailOfEmail: { points: 5, duration: 86_400 },
  // A draft is kept as one types, every few seconds.
  application: { points: 600, duration: 3600 },
  upload: { points: 20, duration: 3600 },
  // Each reads all that there is of somebody.
  dataExport: { points: 5, duration: 86_400 },
  // Each asks somebody else's service.
  profileImport: { points: 60, duration: 3600 },
  pushSubscription: { points: 30, duration: 3600 },
  // Each reads a table of up to two thousand rows.
  sheet: { points: 120, duration: 3600 },
  // Of coordinators. Each changes up to fifty submissions, one after the other.
  bulkChange: { points: 120, duration: 300 },
  // Each reads a queue or a list of guests from end to end.
  export: { points: 60, duration: 3600 },
  // Each may make or mail five hundred invitations.
  guestStep: { points: 120, duration: 3600 },
  template: { points: 120, duration: 3600 },
  // As one types, in texts that no index helps to look through.
  recordSearch: { points: 120, duration: 60 },
  eventAnswer: { points: 20, duration: 3600 },
  newsletter: { points: 10, duration: 3600 },
  // Room for a mail provider, which ends the subscriptions of many people from a few addresses of its own.
  newsletterLink: { points: 300, duration: 300 },
  // For the same reason.
  preferencesLink: { points: 300, duration: 300 },
  // Beyond what a lecture hall behind one address needs; each challenge costs some milliseconds to make.
  captcha: { points: 120, duration: 60 },
  // Calendars on the network are read by a few addresses of their providers, every hour or so.
  calendarFeed: { points: 600, duration: 300 },
  chat: { points: 60, duration: 60 },
  // Of one account: each page that is loaded opens the live channel anew.
  liveHandshake: { points: 120, duration: 60 },
  // Of one socket, which then closes. Somebody who writes tells so every three seconds.
  liveWord: { points: 20, duration: 10 },
  uiAction: { points: 120, duration: 60 },
} as const;
export type LimitName = keyof typeof rules;
/** Used up by anybody for somebody else; so the answer leads to the mails, of which the last one works. */
const ofMails: readonly LimitName[] = [
  'registrationMailOfEmail',
  'confirmationMailOfEmail',
  'resetMailOfEmail',
  'changeMailOfEmail',
];

/** Of a connection, which one process has. */
const ofOneProcess: readonly LimitName[] = ['liveWord'];
const inMemory = recordOf(namesOf(rules), (name) => new RateLimiterMemory({ keyPrefix: name, ...rules[name] }));
let inDatabase: Record<LimitName, RateLimiterPostgres> | undefined;

/** What counts the tries of a limit: all processes on one database together. */
function limiterOf(name: LimitName): RateLimiterMemory | RateLimiterPostgres {
  if (ofOneProcess.includes(name) || !hasOtherProcesses()) return inMemory[name];
  inDatabase ??= recordOf(namesOf(rules), makeShared);
  return inDatabase[name];
}

function makeShared(name: LimitName): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: countedTries,
    tableCreated: true,
    // A scheduled job does it.
    clearExpiredByTimeout: false,
    keyPrefix: name,
    ...rules[name],
  });
}

/** Forgets tries that no limit counts any more. */
export async function forgetOldTries(now: number): Promise<void> {
  if (hasOtherProcesses()) await strapi.db.connection(countedTries).where('expire', '<', now).delete();
}

const countReached = countByWord<LimitName>(
  'scholars_cms_limits_reached_total',
  'Tries past a limit in this process, by the limit. Not each is refused: past a limit of one account its owner may be let in.',
  'limit',
  namesOf(rules),
);

/**
 * Counts one try of somebody against a limit.
 *
 * @throws ContractError 429 with the seconds to wait
 */
export async function countTry(limit: LimitName, key: string): Promise<void> {
  const refused = await consume(limit, key);
  if (!refused) return;
  const retryAfterSeconds = Math.ceil(refused.msBeforeNext / 1000);
  const ref = ofMails.includes(limit)
    ? messageRef('error.mailsJustSent', Math.ceil(retryAfterSeconds / 60))
    : undefined;
  throw new ContractError(429, ref, { retryAfterSeconds });
}

/** As `countTry`, where being past the limit is no refusal. @returns whether the try is within it */
export async function reserveTry(limit: LimitName, key: string): Promise<boolean> {
  return !(await consume(limit, key));
}

/** Takes a try back that was counted before it was known whether it would count. */
export async function releaseTry(limit: LimitName, key: string): Promise<void> {
  if (environment.rateLimits) await limiterOf(limit).reward(sha256Hex(key));
}

async function consume(limit: LimitName, key: string): Promise<RateLimiterRes | undefined> {
  if (!environment.rateLimits) return undefined;
  try {
    // By a hash: the database holds nobody's address for this.
    await limiterOf(limit).consume(sha256Hex(key));
    return undefined;
  } catch (refused) {
    if (!(refused instanceof RateLimiterRes)) throw refused;
    countReached(limit);
    return refused;
  }
}

/** One household or office has a /64 of IPv6, so that is what is counted. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join(':') : parsed.toString();
}
