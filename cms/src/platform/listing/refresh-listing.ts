import type { Knex } from 'knex';
import { locales, type Locale } from '@scholars/contract/locale';
import {
  cardsOf,
  sourcesOf,
  type ListingDefinition,
  type ListingSource,
  type Projection,
  type SourceEntry,
} from './listing-definition.js';
import type { StoredCard } from './cards.js';
import { listingChange } from './counted-listing.js';
import type { CountedRow } from './counted-rows.js';
import { createTeller } from '../processes/at-work.js';
import { isPostgres } from '../database/dialect.js';
import { fold } from '../words/fold.js';
import { dropTextIndex, indexTexts, mergeSegments, replaceTexts, type IndexedText } from '../full-text/full-text.js';

const batchSize = 500;
// So many go into one statement.
const rowsEach = 100;

/** Brings the rows of some documents in step with what is published of them. */
export async function refreshListing(definition: ListingDefinition, documentIds: readonly string[]): Promise<void> {
  for (let from = 0; from < documentIds.length; from += batchSize)
    await refreshBatch(definition, documentIds.slice(from, from + batchSize));
}

/** Brings all rows in step with what is published. */
export async function refreshAll(definition: ListingDefinition): Promise<void> {
  const published = await publishedDocumentIds(definition);
  await writeAll(definition, published, published);
}

/** Takes in what is published and has no row yet: all of it, or what is left where that was cut off. */
export async function fillListing(definition: ListingDefinition): Promise<void> {
  const published = await publishedDocumentIds(definition);
  const listed = new Set(await listedDocumentIds(definition.table));
  await writeAll(
    definition,
    published,
    published.filter((id) => !listed.has(id)),
  );
}

/** @param some of what is published: the documents that are to be read */
async function writeAll(definition: ListingDefinition, published: readonly string[], some: readonly string[]) {
  const { table } = definition;
  await clearStale(table, published);
  await dropTextIndex(table);
  const tell = createTeller();
  for (let from = 0; from < some.length; from += batchSize) {
    tell(() => `Filling ${table}: ${from} of ${some.length} entries`);
    await refreshBatch(definition, some.slice(from, from + batchSize));
  }
  await indexTexts(table);
  await mergeSegments(table);
  // Without statistics SQLite joins a large listing in the wrong order.
  await strapi.db.connection.raw('analyze');
}

async function refreshBatch(definition: ListingDefinition, documentIds: readonly string[]) {
  const { table } = definition;
  await strapi.db.transaction(async (transaction) => {
    const { trx } = transaction;
    await takeTurns(trx, table, documentIds);
    const projected: ProjectedEntry[] = [];
    for (const source of sourcesOf(definition)) projected.push(...(await projectEntries(source, documentIds)));
    const byDocument = groupByDocument(projected);
    const removed = await listedRows(trx, table, documentIds);
    await deleteListed(trx, table, documentIds, removed);
    // In the order that was asked for: entries that are alike in all else stay in it, however often they are read anew.
    const versions = documentIds.map((documentId) => byDocument.get(documentId) ?? []);
    const added = await insertRows(trx, table, versions.flatMap(rowsOf));
    const texts = textsOf(added, versions);
    await insertCards(trx, table, added);
    await replaceTexts(trx, table, textIds(removed), texts);
    await listingChange.announceAtCommit(transaction, {
      table,
      removed,
      added: added.map(({ id, locale, textId, title, columns, values }) => ({
        id,
        locale,
        textId,
        title,
        columns,
        values,
      })),
    });
  });
}

/**
 * Of two transactions that read the same entry anew, the second reads what the first has written. One that holds one
 * entry asks for no other, and who asks for several asks in their order, so none wait for each other.
 */
async function takeTurns(trx: Knex, table: string, documentIds: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  const names = documentIds.map((id) => `${table} ${id}`).toSorted();
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(?::text[]) as name', [names]);
}

interface ProjectedEntry {
  entry: SourceEntry;
  projection: Projection | null;
}

async function projectEntries(
  { uid, populate, project }: ListingSource,
  documentIds: readonly string[],
): Promise<ProjectedEntry[]> {
  const entries: SourceEntry[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } },
    populate,
  });
  return entries.map((entry) => ({ entry, projection: project(entry) }));
}

function groupByDocument(projected: ProjectedEntry[]): Map<string, ProjectedEntry[]> {
  const groups = new Map<string, ProjectedEntry[]>();
  for (const one of projected) groups.set(one.entry.documentId, [...(groups.get(one.entry.documentId) ?? []), one]);
  return groups;
}

/** A row of a listing that has no id yet. */
interface NewRow extends Omit<CountedRow, 'id' | 'textId'> {
  documentId: string;
  entryId: number;
  locale: Locale;
  card: object | null;
}

/** The rows of an entry, one in each language; none where nobody is to find it. */
function rowsOf(versions: readonly ProjectedEntry[]): NewRow[] {
  return locales.flatMap((locale) => {
    const { entry, projection } = versions.find((version) => version.entry.locale === locale) ?? versions[0] ?? {};
    if (!entry || !projection) return [];
    const { columns, values, card, title } = projection;
    const sortedBy = fold(title).slice(0, 255);
    return { documentId: entry.documentId, entryId: entry.id, locale, title: sortedBy, columns, values, card };
  });
}

type InsertedRow = NewRow & CountedRow;

/** Inserts rows, whose ids follow their order. An entry's text has the id of the first of its rows. */
async function insertRows(trx: Knex, table: string, rows: readonly NewRow[]): Promise<InsertedRow[]> {
  const ids = new Map<string, number>();
  const textIdOf = new Map<string, number>();
  for (let from = 0; from < rows.length; from += rowsEach) {
    const some = rows.slice(from, from + rowsEach).map(({ documentId, entryId, locale, title, columns, values }) => ({
      document_id: documentId,
      locale,
      entry_id: entryId,
      title_sort: title,
      value_lists: JSON.stringify(values),
      ...columns,
    }));
    const inserted: { id: number; document_id: string; locale: Locale }[] = await trx(table)
      .insert(some)
      .returning(['id', 'document_id', 'locale']);
    for (const { id, document_id, locale } of inserted) {
      ids.set(`${document_id} ${locale}`, id);
      textIdOf.set(document_id, Math.min(id, textIdOf.get(document_id) ?? id));
    }
  }
  if (rows.length > 0)
    await trx(table)
      .whereNull('text_id')
      .update({
        text_id: trx(`${table} as first`)
          .min('first.id')
          .where('first.document_id', trx.ref(`${table}.document_id`)),
      });
  return rows.map((row) => {
    const id = ids.get(`${row.documentId} ${row.locale}`);
    const textId = textIdOf.get(row.documentId);
    if (id === undefined || textId === undefined) throw new Error(`${table} has not taken a row`);
    return { ...row, id, textId };
  });
}

/** What entries are found by: nothing of those that have no row. */
function textsOf(rows: readonly InsertedRow[], entries: readonly ProjectedEntry[][]): IndexedText[] {
  const textIds = new Map(rows.map(({ documentId, textId }) => [documentId, textId]));
  return entries.flatMap((versions) => {
    const id = textIds.get(versions[0]?.entry.documentId ?? '');
    if (id === undefined) return [];
    const texts = versions.flatMap(({ entry, projection }) => (projection ? [[entry.locale, projection]] : []));
    return { id, versions: Object.fromEntries(texts) };
  });
}

interface RemovedRow {
  id: number;
  locale: Locale;
  text_id: number;
}

async function listedRows(trx: Knex, table: string, documentIds: readonly string[]): Promise<RemovedRow[]> {
  return trx(table).whereIn('document_id', documentIds).select('id', 'locale', 'text_id');
}

/** Deletes documents' rows with what stands beside them, but for their texts. */
async function deleteListed(
  trx: Knex,
  table: string,
  documentIds: readonly string[],
  rows: readonly RemovedRow[],
): Promise<void> {
  await trx(table).whereIn('document_id', documentIds).delete();
  await trx(cardsOf(table))
    .whereIn(
      'id',
      rows.map(({ id }) => id),
    )
    .delete();
}

function textIds(rows: readonly RemovedRow[]): number[] {
  return [...new Set(rows.map(({ text_id }) => text_id))];
}

async function insertCards(trx: Knex, table: string, rows: readonly InsertedRow[]): Promise<void> {
  const cards: StoredCard[] = rows.flatMap(({ id, documentId, entryId, card }) =>
    card ? [{ id, document_id: documentId, entry_id: entryId, card: JSON.stringify(card) }] : [],
  );
  for (let from = 0; from < cards.length; from += rowsEach)
    await trx(cardsOf(table)).insert(cards.slice(from, from + rowsEach));
}

/**
 * What a listing is made from, in the order of publication: what lists show together then lies together on the disk,
 * where a fill reads it as where it is published one by one.
 */
export async function publishedDocumentIds(definition: ListingDefinition): Promise<string[]> {
  const ids = new Set<string>();
  for (const { uid } of sourcesOf(definition)) {
    const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
      select: ['documentId'],
      where: { publishedAt: { $notNull: true } },
      orderBy: [{ publishedAt: 'asc' }, { id: 'asc' }],
    });
    for (const { documentId } of rows) ids.add(documentId);
  }
  return [...ids];
}

async function listedDocumentIds(table: string): Promise<string[]> {
  const rows: { document_id: string }[] = await strapi.db.connection(table).distinct('document_id');
  return rows.map(({ document_id }) => document_id);
}

async function clearStale(table: string, published: readonly string[]) {
  const kept = new Set(published);
  const stale = (await listedDocumentIds(table)).filter((id) => !kept.has(id));
  for (let from = 0; from < stale.length; from += batchSize) {
    const some = stale.slice(from, from + batchSize);
    await strapi.db.transaction(async (transaction) => {
      const { trx } = transaction;
      const removed = await listedRows(trx, table, some);
      await deleteListed(trx, table, some, removed);
      await replaceTexts(trx, table, textIds(removed), []);
      await listingChange.announceAtCommit(transaction, { table, removed, added: [] });
    });
  }
}
