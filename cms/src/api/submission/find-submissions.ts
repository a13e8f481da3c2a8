import type { Knex } from 'knex';
import type { QueueCondition, QueueConditions } from '@scholars/contract/queues/queue-conditions';
import type { QueueQuery } from '@scholars/contract/queues/queue-query';
import { readSought } from '@scholars/contract/queues/search-reach';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { likeWords } from '../../platform/database/searched-columns.js';
import { rowsWithLetters } from '../../platform/row-words/compared-rows.js';
import { rowsWithWords } from '../../platform/row-words/row-words.js';
import { soughtWords } from '../../platform/row-words/sought-words.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { contentTypeOf } from './content-type-of.js';
import { hiddenFrom } from './hidden-submissions.js';
import { ownBy, senderFields } from './own-submissions.js';
import { wordsOfKind } from './record-words.js';

type Reader = Pick<SignedIn, 'userId'>;

/** A row of a queue as Strapi's REST gives it. */
export type SubmissionRow = { id: number | string; documentId: string } & Record<string, unknown>;

/**
 * The rows that a query asks for of those that a coordinator is shown, and how many meet its conditions on all its
 * pages: three statements, however many rows there are, and one more where words are sought.
 */
export async function findSubmissions(
  kind: SubmissionKind,
  query: QueueQuery,
  by: Reader,
): Promise<{ rows: SubmissionRow[]; total: number }> {
  const where = await strapiFilters(kind, query.where, by);
  const [rows, total, isOwn] = await Promise.all([
    readSubmissions(kind, query, where),
    strapi.db.query(contentTypeOf(kind).uid).count({ where }),
    ownBy(strapi.db.connection, kind, by),
  ]);
  return { rows: rows.map((row) => present(row, query.fields, isOwn(row))), total };
}

/** The rows alone. One statement. */
async function readSubmissions(
  kind: SubmissionKind,
  { sort, fields, start, limit }: QueueQuery,
  where: StrapiFilters,
): Promise<SubmissionRow[]> {
  return strapi.db.query(contentTypeOf(kind).uid).findMany({
    select: columnsRead(kind, fields),
    where,
    orderBy: orderOf(sort),
    offset: start,
    limit,
  });
}

/** The ids of all rows that meet the conditions, in order; a number each, so that hundreds of thousands fit in memory. */
export async function readIds(
  kind: SubmissionKind,
  { where, sort }: Pick<QueueQuery, 'where' | 'sort'>,
  by: Reader,
): Promise<number[]> {
  const rows: { id: number }[] = await strapi.db.query(contentTypeOf(kind).uid).findMany({
    select: ['id'],
    where: await strapiFilters(kind, where, by),
    orderBy: orderOf([...sort, { field: 'id', order: 'asc' }]),
  });
  return rows.map(({ id }) => id);
}

/** The rows of some ids that are still there, in the order of the ids. One statement. */
export async function readByIds(
  kind: SubmissionKind,
  ids: readonly number[],
  fields: readonly string[],
): Promise<SubmissionRow[]> {
  const rows: (SubmissionRow & { id: number })[] = await strapi.db.query(contentTypeOf(kind).uid).findMany({
    select: ['id', ...fields],
    where: { id: { $in: [...ids] } },
  });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** One row by its document's id. */
export async function findSubmission(
  kind: SubmissionKind,
  documentId: string,
  fields: readonly string[],
  by: Reader,
): Promise<SubmissionRow | null> {
  const [row, isOwn]: [SubmissionRow | null, Awaited<ReturnType<typeof ownBy>>] = await Promise.all([
    strapi.db.query(contentTypeOf(kind).uid).findOne({ select: columnsRead(kind, fields), where: { documentId } }),
    ownBy(strapi.db.connection, kind, by),
  ]);
  return row && present(row, fields, isOwn(row));
}

/** What is asked for of a row, and whose it is. */
function columnsRead(kind: SubmissionKind, fields: readonly string[]): string[] {
  return ['id', 'documentId', ...new Set([...fields, ...senderFields(kind)])];
}

/** What was asked for of a row, which was read with whose it is. */
function present(row: SubmissionRow, fields: readonly string[], isOwn: boolean): SubmissionRow {
  const asked = Object.fromEntries(fields.map((field) => [field, row[field]]));
  return { id: row.id, documentId: row.documentId, ...asked, isOwn };
}

const orderOf = (sort: QueueQuery['sort']) => sort.map(({ field, order }) => ({ [field]: order }));

interface StrapiFilters {
  $and: object[];
}

/** Conditions as filters of Strapi's queries. */
async function strapiFilters(kind: SubmissionKind, conditions: QueueConditions, by: Reader): Promise<StrapiFilters> {
  const hidden = hiddenFrom(kind, by);
  const one = (condition: QueueCondition) => filterOf(kind, condition, by);
  const all = conditions.map(async (condition) =>
    'field' in condition ? one(condition) : { $or: await Promise.all(condition.map(one)) },
  );
  return { $and: [...(await Promise.all(all)), ...(hidden ? [{ documentId: { $notIn: hidden } }] : [])] };
}

async function filterOf(kind: SubmissionKind, { field, operator, value }: QueueCondition, by: Reader): Promise<object> {
  if (field === 'area') return { opportunityId: { $in: opportunitiesOf(Number(value)) } };
  if (field === 'q') return { id: await rowsSought(kind, String(value), by) };
  return { [field]: { [`$${operator}`]: operator === 'null' ? true : value } };
}

/**
 * The ids of a kind's rows in which all words stand, in any of what its search reads, as a part of the question: by how
 * words begin, and where none that one is shown begins so, or that is asked for, by what stands within them. One query,
 * or none.
 */
async function rowsSought(kind: SubmissionKind, q: string, by: Reader): Promise<{ $in: Knex.QueryBuilder }> {
  const { connection: db } = strapi.db;
  const rows = wordsOfKind(kind);
  const { text, isWithin } = readSought(q);
  const words = soughtWords(text);
  const within = rowsWithLetters(rows, likeWords(text), 'all');
  if (words.length === 0) return { $in: within };
  const begun = db.from(db.raw('(?) as begun', [rowsWithWords(rows, words, 'all')])).select('begun.id');
  if (isWithin) return { $in: begun.union(within) };
  const shown = begun.clone();
  const hidden = hiddenFrom(kind, by);
  if (hidden) void shown.whereNotIn('begun.id', db.from(rows.table).whereIn('document_id', hidden).select('id'));
  return { $in: (await shown.first()) ? begun : within };
}

/** The ids of opportunities of a focus area, as a part of the question. */
function opportunitiesOf(area: number): Knex.QueryBuilder {
  return strapi.db
    .connection('opportunities as o')
    .join('opportunities_thematic_areas_lnk as l', 'l.opportunity_id', 'o.id')
    .join('thematic_areas as t', 't.id', 'l.thematic_area_id')
    .where('t.number', area)
    .select('o.document_id');
}
