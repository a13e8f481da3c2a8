import type { Knex } from 'knex';
import type { FoundRecord } from '@scholars/contract/queue-work';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { rawRows } from '../../platform/database/dialect.js';
import { isLike, likeWords, searchedColumns } from '../../platform/database/searched-columns.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { queuesOf } from '../account/own-queues.js';
import { accountName } from '../account/account-name.js';
import { columnOf, contentTypeOf } from './content-type-of.js';
import { hiddenFrom } from './hidden-submissions.js';

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

/**
 * Submissions of all kinds, accounts and the gathering's guests in which every word that is looked for stands, whole or
 * in part, the newest of each kind; who works with some queues finds what is in them, and nothing else; nobody what is
 * about themselves. One query, however many there are.
 */
export async function findRecords(q: string, by: Pick<SignedIn, 'queues' | 'userId'>): Promise<FoundRecord[]> {
  const words = likeWords(q);
  if (words.length === 0) return [];
  const db = strapi.db.connection;
  const sources = [
    ...queuesOf(by).map((kind) => submissionsOf(kind, by)),
    ...(by.queues ? [] : [accounts(), guestsOf(gatheringSlug)]),
  ];
  if (sources.length === 0) return [];
  const branches = sources.map(({ columns, from, only, searched, newest }) => {
    const held = words.map(() => `searched ${isLike}`).join(' and ');
    return db.raw(
      `select * from (select * from (select ${columns}, ${newest} as newest, ${searchedColumns(searched)} as searched from ${from}${only ? ` where ${only.sql}` : ''}) as all_rows ` +
        `where ${held} order by newest desc limit ${shownOfKind}) as found_rows`,
      [...(only ? [only.value] : []), ...words],
    );
  });
  const union = branches.map(() => '?').join(' union all ');
  const answer: FoundRow[] | { rows: FoundRow[] } = await db.raw(union, branches);
  return rawRows(answer).map(present);
}

interface Branch {
  columns: string;
  from: string;
  /** Which of its rows, where not all are looked through. */
  only?: { sql: string; value: Knex.QueryBuilder | string } | undefined;
  searched: string[];
  newest: string;
}

function submissionsOf(kind: SubmissionKind, by: Pick<SignedIn, 'userId'>): Branch {
  const { titleField, senderField } = describedKind(kind);
  const [title, sender] = [columnOf(kind, titleField), columnOf(kind, senderField)];
  const hidden = hiddenFrom(kind, by);
  return {
    columns: `'${kind}' as kind, document_id, reference, ${title} as title, '' as more, email_address as email, status, created_at`,
    from: contentTypeOf(kind).table,
    only: hidden && { sql: 'document_id not in (?)', value: hidden },
    searched: [...new Set(['reference', title, sender, 'email_address'])],
    newest: 'id',
  };
}

function accounts(): Branch {
  return {
    columns: `'member-accounts' as kind, u.document_id, '' as reference, u.first_name as title, u.last_name as more, u.email, '' as status, u.created_at`,
    from: 'up_users as u',
    searched: [
      'u.first_name',
      'u.last_name',
      'u.email',
      "(select min(coalesce(m.first_name_ar, '') || ' ' || coalesce(m.last_name_ar, '')) from members_user_lnk l join members m on m.id = l.member_id where l.user_id = u.id)",
    ],
    newest: 'u.id',
  };
}

/** Of the event whose guests have a page here. */
function guestsOf(eventSlug: string): Branch {
  return {
    columns: `'event-invitations' as kind, document_id, '' as reference, full_name as title, '' as more, email_address as email, '' as status, created_at`,
    from: 'event_invitations',
    only: { sql: 'event_slug = ?', value: eventSlug },
    searched: ['full_name', 'email_address'],
    newest: 'id',
  };
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
