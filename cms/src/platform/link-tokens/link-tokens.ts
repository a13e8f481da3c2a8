import { randomBytes, randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { emailChangeHours } from '@scholars/contract/email-change';
import { secondStepMinutes } from '@scholars/contract/second-factor';
import { isPostgres } from '../database/dialect.js';
import { ContractError } from '../errors/contract-error.js';
import { sha256Hex } from '../encryption/sha256-hex.js';

const minute = 60_000;
const day = 86_400_000;

interface Purpose {
  /** How long a token is good where the caller does not say. */
  expiresInMs: number;
  /**
   * Which of a subject's tokens are good. `last`: a new one ends those before it, so that of several mails the newest
   * counts, and whoever finds an older one finds nothing. `each`: they live side by side.
   */
  counts: 'last' | 'each';
  /** Good for any number of uses until it expires. */
  isReusable?: true;
}

/** What a mailed link may be for. A token is good for its own purpose only. */
export const linkPurposes = {
  'newsletter-confirm': { expiresInMs: 3 * day, counts: 'last' },
  // Each: whichever issue of a newsletter one opens, its link must let one leave.
  'newsletter-unsubscribe': { expiresInMs: 365 * day, counts: 'each', isReusable: true },
  'confirm-email': { expiresInMs: 3 * day, counts: 'last' },
  'change-email': { expiresInMs: emailChangeHours * 60 * minute, counts: 'last' },
  // Each: not mailed but given to the browser that asks. One that somebody else opens must not end it.
  'connect-provider': { expiresInMs: 60 * minute, counts: 'each' },
  'resend-verification': { expiresInMs: 60 * minute, counts: 'each' },
  // Each: given to the browser that knows the password, as those above. The code that goes with it proves the rest.
  'second-step': { expiresInMs: secondStepMinutes * minute, counts: 'each' },
  'second-step-of-provider': { expiresInMs: secondStepMinutes * minute, counts: 'each' },
  'reset-password': { expiresInMs: 60 * minute, counts: 'last' },
  'set-password': { expiresInMs: 14 * day, counts: 'last' },
  'give-information': { expiresInMs: 30 * day, counts: 'last' },
  // Each: every notification's mail carries one.
  'notification-preferences': { expiresInMs: 365 * day, counts: 'each', isReusable: true },
} as const satisfies Record<string, Purpose>;

export type LinkPurpose = keyof typeof linkPurposes;
type PurposeOfMany = {
  [Name in LinkPurpose]: (typeof linkPurposes)[Name] extends { counts: 'each' } ? Name : never;
}[LinkPurpose];

export interface NewLinkToken {
  purpose: LinkPurpose;
  /** Whom or what the token speaks for, e.g. the id of an account. At most 255 characters. */
  subject: string;
  /** Milliseconds; the purpose's own term where it is left out. */
  expiresInMs?: number;
}

interface Row {
  id: string;
  token_hash: string;
  purpose: LinkPurpose;
  subject: string;
  expires_at: number;
  used_at: number | null;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    link_tokens: Row;
  }
}

/**
 * Makes the token of a mailed link: 256 random bits, of which only the hash is kept. Where the purpose's last one
 * counts, those before it end in the same transaction; of several made at once one is left.
 *
 * @returns the token, base64url; it exists nowhere else, so it goes into the mail at once
 */
export async function issueLinkToken(
  trx: Knex,
  { purpose, subject, expiresInMs = linkPurposes[purpose].expiresInMs }: NewLinkToken,
): Promise<string> {
  const now = Date.now();
  if (linkPurposes[purpose].counts === 'last') await endOlder(trx, purpose, subject, now);
  const { token, row } = newToken(purpose, subject, now, expiresInMs);
  await trx('link_tokens').insert(row);
  return token;
}

const tokensAtOnce = 50;

/** The tokens of several subjects, in their order, for a purpose of which each one counts. */
export async function issueLinkTokens(
  trx: Knex,
  purpose: PurposeOfMany,
  subjects: readonly string[],
): Promise<string[]> {
  const now = Date.now();
  const made = subjects.map((subject) => newToken(purpose, subject, now, linkPurposes[purpose].expiresInMs));
  if (made.length > 0)
    await trx.batchInsert(
      'link_tokens',
      made.map(({ row }) => row),
      tokensAtOnce,
    );
  return made.map(({ token }) => token);
}

function newToken(
  purpose: LinkPurpose,
  subject: string,
  now: number,
  expiresInMs: number,
): { token: string; row: Row } {
  const token = randomBytes(32).toString('base64url');
  const row = {
    id: randomUUID(),
    token_hash: sha256Hex(token),
    purpose,
    subject,
    expires_at: now + expiresInMs,
    used_at: null,
    created_at: now,
  };
  return { token, row };
}

/** They stay as rows until their term is over, as used ones do: limits count how many were mailed. */
async function endOlder(trx: Knex, purpose: LinkPurpose, subject: string, now: number): Promise<void> {
  if (!trx.isTransaction) throw new Error(`A token for ${purpose} is made in a transaction`);
  // Two at once do not see each other's rows, so the second waits for the first one's commit. SQLite has one writer
  // anyway.
  if (isPostgres(trx)) await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`${purpose} ${subject}`]);
  await trx('link_tokens').where({ purpose, subject }).whereNull('used_at').update({ used_at: now });
}

/**
 * Whom a token speaks for, without using it up. Never call it inside a transaction; there, redeem.
 *
 * @throws ContractError 401 for a token that is unknown, used, replaced by a newer one, expired or made for another
 *   purpose
 */
export async function readLinkToken(purpose: LinkPurpose, token: string): Promise<string> {
  const row = await findLive(strapi.db.connection, purpose, token);
  if (!row) throw new ContractError(401, 'error.linkToken');
  return row.subject;
}

/**
 * Uses a token in the transaction of what it allows. Of two uses at once exactly one succeeds, and when the
 * transaction fails the token is still good. Tokens of a reusable purpose stay good.
 *
 * @returns the subject
 * @throws ContractError 401 as `readLinkToken`
 */
export async function redeemLinkToken(trx: Knex, purpose: LinkPurpose, token: string): Promise<string> {
  const row = await findLive(trx, purpose, token);
  if (!row) throw new ContractError(401, 'error.linkToken');
  if ('isReusable' in linkPurposes[purpose]) return row.subject;
  // The second of two waits for the first one's commit here, and then changes nothing.
  const used = await trx('link_tokens').where({ id: row.id }).whereNull('used_at').update({ used_at: Date.now() });
  if (used === 0) throw new ContractError(401, 'error.linkToken');
  return row.subject;
}

/** Until when a link of a subject is good, in milliseconds since 1970; nothing where none is. */
export async function linkEndsAt(db: Knex, purpose: LinkPurpose, subject: string): Promise<number | undefined> {
  const row = await db('link_tokens')
    .where({ purpose, subject })
    .whereNull('used_at')
    .where('expires_at', '>', Date.now())
    .first('expires_at');
  return row && Number(row.expires_at);
}

/** Ends the tokens of a subject, e.g. after a new password. @param purpose one, or `all` of them */
export async function revokeLinkTokens(trx: Knex, purpose: LinkPurpose | 'all', subject: string): Promise<void> {
  await trx('link_tokens')
    .where({ subject, ...(purpose !== 'all' && { purpose }) })
    .delete();
}

/** Forgets tokens past their term. */
export async function deleteExpiredLinkTokens(now: number): Promise<void> {
  await strapi.db.connection('link_tokens').where('expires_at', '<', now).delete();
}

async function findLive(
  db: Knex,
  purpose: LinkPurpose,
  token: string,
): Promise<Pick<Row, 'id' | 'subject'> | undefined> {
  return db('link_tokens')
    .where({ token_hash: sha256Hex(token), purpose })
    .whereNull('used_at')
    .where('expires_at', '>', Date.now())
    .first('id', 'subject');
}
