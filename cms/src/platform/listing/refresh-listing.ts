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
import { fold } from '../words/fold.js';
import { mergeSegments, replaceTexts, type IndexedText } from '../full-text/full-text.js';

const batchSize = 500;
// So many go into one statement.
const rowsEach = 100;

/** Brings the rows of some documents in step with what is published of them; of all documents without `documentIds`. */
export async function refreshListing(definition: ListingDefinition, documentIds?: string[]): Promise<void> {
  const ids = documentIds ?? (await publishedDocumentIds(definition));
  if (!documentIds) await clearStale(definition, ids);
  for (let from = 0; from < ids.length; from += batchSize) {
    await refreshBatch(definition, ids.slice(from, from + batchSize));
  }
  if (documentIds) return;
  await mergeSegments(definition.table);
  // Without statistics SQLite joins a large listing in the wrong order.
  await strapi.db.connection.raw('analyze');
}

async function refreshBatch(definition: ListingDefinition, documentIds: string[]) {
  const { table } = definition;
  const projected: ProjectedEntry[] = [];
  for (const source of sourcesOf(definition)) projected.push(...(await projectEntries(source, documentIds)));
  const byDocument = groupByDocument(projected);
  await strapi.db.transaction(async (transaction) => {
    const { trx } = transaction;
    const removed = await listedRows(trx, table, documentIds);
    await deleteListed(trx, table, documentIds, removed);
    const added: InsertedRow[] = [];
    const texts: IndexedText[] = [];
    // In the order that was asked for: entries that are alike in all else stay in it, however often they are read anew.
    for (const documentId of documentIds) {
      const { rows, text } = await insertVersions(trx, table, byDocument.get(documentId) ?? []);
      added.push(...rows);
      if (text) texts.push(text);
    }
    await trx(table)
      .whereNull('text_id')
      .update({ text_id: trx.ref('id') });
    await insertCards(trx, table, added);
    await replaceTexts(trx, table, textIds(removed), texts);
    await listingChange.announceAtCommit(transaction, {
      table,
      removed,
      added: added.map(({ card: _card, ...row }) => row),
    });
  });
}

interface ProjectedEntry {
  entry: SourceEntry;
  projection: Projection | null;
}

async function projectEntries(
  { uid, populate, project }: ListingSource,
  documentIds: string[],
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

type InsertedRow = CountedRow & { locale: Locale; card: object | null };

/** @returns its rows, and what the entry is found by; nothing of it where no row was made, as nobody is to find it */
async function insertVersions(
  trx: Knex,
  table: string,
  versions: ProjectedEntry[],
): Promise<{ rows: InsertedRow[]; text?: IndexedText }> {
  const rows: InsertedRow[] = [];
  for (const locale of locales) {
    const { entry, projection } = versions.find((version) => version.entry.locale === locale) ?? versions[0] ?? {};
    if (!entry || !projection) continue;
    const { columns, values: lists, card, title } = projection;
    const sortedBy = fold(title).slice(0, 255);
    const [inserted]: { id: number }[] = await trx(table)
      .insert({
        document_id: entry.documentId,
        locale,
        entry_id: entry.id,
        text_id: rows[0]?.id,
        title_sort: sortedBy,
        value_lists: JSON.stringify(lists),
        ...columns,
      })
      .returning('id');
    if (!inserted) throw new Error(`${table} has not taken a row`);
    const { id } = inserted;
    rows.push({ id, locale, textId: rows[0]?.id ?? id, title: sortedBy, columns, values: lists, card });
  }
  const [first] = rows;
  if (!first) return { rows };
  return {
    rows,
    text: {
      id: first.id,
      versions: Object.fromEntries(
        versions.flatMap(({ entry, projection }) => (projection ? [[entry.locale, projection]] : [])),
      ),
    },
  };
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
  const cards: StoredCard[] = rows.flatMap(({ id, card }) => (card ? [{ id, card: JSON.stringify(card) }] : []));
  for (let from = 0; from < cards.length; from += rowsEach)
    await trx(cardsOf(table)).insert(cards.slice(from, from + rowsEach));
}

/** What a listing is made from. */
export async function publishedDocumentIds(definition: ListingDefinition): Promise<string[]> {
  const ids = new Set<string>();
  for (const { uid } of sourcesOf(definition)) {
    const rows: { documentId: string }[] = await strapi.db.query(uid).findMany({
      select: ['documentId'],
      where: { publishedAt: { $notNull: true } },
      orderBy: { id: 'asc' },
    });
    for (const { documentId } of rows) ids.add(documentId);
  }
  return [...ids];
}

async function clearStale(definition: ListingDefinition, published: string[]) {
  const { table } = definition;
  const kept = new Set(published);
  const rows: { document_id: string }[] = await strapi.db.connection(table).distinct('document_id');
  const stale = rows.map(({ document_id }) => document_id).filter((id) => !kept.has(id));
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
