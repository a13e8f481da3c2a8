import type { Knex } from 'knex';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { filledAtStart } from '../../platform/typed/trusted-types.js';

/** Whom a submission is about. */
interface Subject {
  document_id: string;
  user_id: number;
}

type ListSubjects = (db: Knex) => Knex.QueryBuilder<Subject, Subject[]>;
type Reader = Pick<SignedIn, 'userId'>;

/** Kinds that are about somebody else than who sent them: for that person a submission is as if it were not there. */
const subjects = filledAtStart<Partial<Record<SubmissionKind, ListSubjects>>>();

/** Call once, before the first request. */
export function registerSubjects(all: Partial<Record<SubmissionKind, ListSubjects>>): void {
  Object.assign(subjects, all);
}

/** The ids of what a coordinator is not shown of a kind, as a part of a question; undefined where all is shown. */
export function hiddenFrom(kind: SubmissionKind, { userId }: Reader): Knex.QueryBuilder | undefined {
  const db = strapi.db.connection;
  return subjects[kind] && db.from(subjects[kind](db).as('about')).where('about.user_id', userId).select('document_id');
}

/** Of the rows of a kind's table those that a coordinator is shown; `column` has the documents' ids. */
export function onlyShown<Query extends Knex.QueryBuilder>(
  query: Query,
  kind: SubmissionKind,
  by: Reader,
  column = 'document_id',
): Query {
  const hidden = hiddenFrom(kind, by);
  if (hidden) void query.whereNotIn(column, hidden);
  return query;
}

/** The same of a table whose rows are of several kinds, and name each its own. */
export function onlyShownOf<Query extends Knex.QueryBuilder>(
  query: Query,
  kinds: readonly SubmissionKind[],
  by: Reader,
): Query {
  for (const kind of kinds) {
    const hidden = hiddenFrom(kind, by);
    if (hidden) void query.whereNot((row) => void row.where({ kind }).whereIn('document_id', hidden));
  }
  return query;
}

export async function isHiddenFrom(kind: SubmissionKind, documentId: string, { userId }: Reader): Promise<boolean> {
  return (await findSubjects(kind, [documentId])).get(documentId) === userId;
}

/** Of entries that are read already those that a coordinator is shown. */
export async function withoutHidden<Entry extends { documentId: string }>(
  kind: SubmissionKind,
  entries: Entry[],
  { userId }: Reader,
): Promise<Entry[]> {
  const found = await findSubjects(
    kind,
    entries.map(({ documentId }) => documentId),
  );
  return entries.filter(({ documentId }) => found.get(documentId) !== userId);
}

export function hasSubjects(kind: string): kind is SubmissionKind {
  return Object.hasOwn(subjects, kind);
}

/** Whom each of some submissions is about, where it is about somebody. */
export async function findSubjects(
  kind: SubmissionKind,
  documentIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { connection: db } = strapi.db;
  if (!subjects[kind] || documentIds.length === 0) return new Map();
  const rows: Subject[] = await db
    .from(subjects[kind](db).as('about'))
    .whereIn('document_id', [...documentIds])
    .select('document_id', 'user_id');
  return new Map(rows.map(({ document_id, user_id }) => [document_id, user_id]));
}
