import type { Knex } from 'knex';
import type { FoundRecord } from '@scholars/contract/queue-work';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { readSought } from '@scholars/contract/queues/search-reach';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { likeWords } from '../../platform/database/searched-columns.js';
import { rowsWithLetters } from '../../platform/row-words/compared-rows.js';
import { rowsWithWords } from '../../platform/row-words/row-words.js';
import { soughtWords } from '../../platform/row-words/sought-words.js';
import type { WordedRows } from '../../platform/row-words/worded-rows.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { queuesOf } from '../account/own-queues.js';
import { accountName } from '../account/account-name.js';
import { withLetters, withWords } from '../account/account-search.js';
import { columnOf, contentTypeOf } from './content-type-of.js';
import { onlyShown } from './hidden-submissions.js';
import { guestWords, wordsOfKind } from './record-words.js';

/** How many of each kind are offered. */
const shownOfKind = 4;

interface FoundRow {
  kind: string;
  document_id: string;
  reference: string;
  title: string | null;
  /** Of an account: its owner's last name. */
  more: string | null;
  email: string | null;
  status: string;
  created_at: Date | number | string;
}

/** How records are found: the ids of rows, and which accounts are left. */
interface Search {
  idsOf: (rows: WordedRows) => Knex.Raw | Knex.QueryBuilder;
  accounts: (query: Knex.QueryBuilder) => void;
}

/**
 * Submissions of all kinds, accounts and the gathering's guests in which every word that is looked for stands, or one
 * that begins so, the newest of each kind; who works with some queues finds what is in them, and nothing else; nobody
 * what is about themselves. Where nothing begins so, or that is asked for, what stands within words, among the newest.
 * One query, or two, and no table is gone through, however many there are.
 */
export async function findRecords(typed: string, by: Pick<SignedIn, 'queues' | 'userId'>): Promise<FoundRecord[]> {
  const { text: q, isWithin } = readSought(typed);
  const words = soughtWords(q);
  if (words.length === 0) return [];
  const begun: Search = { idsOf: (rows) => rowsWithWords(rows, words), accounts: (query) => withWords(query, q) };
  const within: Search = {
    idsOf: (rows) => rowsWithLetters(rows, likeWords(q)),
    accounts: (query) => withLetters(query, q),
  };
  const found = isWithin ? [] : await findBy(begun, by);
  return (found.length > 0 ? found : await findBy(within, by)).map(present);
}

async function findBy(search: Search, by: Pick<SignedIn, 'queues' | 'userId'>): Promise<FoundRow[]> {
  const db = strapi.db.connection;
  const branches = [
    ...queuesOf(by).map((kind) => submissionsOf(kind, search, by)),
    ...(by.queues ? [] : [accountsOf(search), guestsOf(gatheringSlug, search)]),
  ];
  if (branches.length === 0) return [];
  const union = branches.map((branch) => db.from(branch.as('found_rows')).select('*'));
  return db.unionAll(union);
}

function submissionsOf(kind: SubmissionKind, { idsOf }: Search, by: Pick<SignedIn, 'userId'>): Knex.QueryBuilder {
  const db = strapi.db.connection;
  const hits = db.raw('(?) as hits', [idsOf(wordsOfKind(kind))]);
  const { table } = contentTypeOf(kind);
  return onlyShown(db.from(hits).join(`${table} as s`, 's.id', 'hits.id'), kind, by)
    .orderBy('hits.id', 'desc')
    .limit(shownOfKind)
    .select({
      kind: db.raw(`'${kind}'`),
      document_id: 's.document_id',
      reference: 's.reference',
      title: `s.${columnOf(kind, describedKind(kind).titleField)}`,
      more: db.raw(`''`),
      email: 's.email_address',
      status: 's.status',
      created_at: 's.created_at',
    });
}

function accountsOf({ accounts }: Search): Knex.QueryBuilder {
  const db = strapi.db.connection;
  return db
    .from('up_users as u')
    .modify(accounts)
    .orderBy('u.id', 'desc')
    .limit(shownOfKind)
    .select({
      kind: db.raw(`'member-accounts'`),
      document_id: 'u.document_id',
      reference: db.raw(`''`),
      title: 'u.first_name',
      more: 'u.last_name',
      email: 'u.email',
      status: db.raw(`''`),
      created_at: 'u.created_at',
    });
}

/** Of the event whose guests have a page here. */
function guestsOf(eventSlug: string, { idsOf }: Search): Knex.QueryBuilder {
  const db = strapi.db.connection;
  const hits = db.raw('(?) as hits', [idsOf(guestWords)]);
  return db
    .from(hits)
    .join('event_invitations as i', 'i.id', 'hits.id')
    .where('i.event_slug', eventSlug)
    .orderBy('hits.id', 'desc')
    .limit(shownOfKind)
    .select({
      kind: db.raw(`'event-invitations'`),
      document_id: 'i.document_id',
      reference: db.raw(`''`),
      title: 'i.full_name',
      more: db.raw(`''`),
      email: 'i.email_address',
      status: db.raw(`''`),
      created_at: 'i.created_at',
    });
}

function present({ kind, document_id, reference, title, more, email, status, created_at }: FoundRow): FoundRecord {
  const isAccount = kind === 'member-accounts';
  return {
    kind,
    id: document_id,
    reference,
    title: isAccount ? accountName({ first_name: title, last_name: more, email: email ?? '' }) : (title ?? ''),
    email: email ?? '',
    status,
    createdAt: new Date(created_at).toISOString(),
  };
}
