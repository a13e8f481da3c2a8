import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { locales, type Locale } from '@scholars/contract/locale';
import { fold } from './fold.js';
import { replaceTexts, type IndexedText } from './full-text.js';
import type { EntryTexts } from './index-words.js';

type ColumnType = 'string' | 'boolean' | 'bigInteger';
type Cell = string | number | boolean | null;

/** What a listing keeps of one published entry; its texts are what it is found by: title or name, what is read beside it in a list, and the rest. */
export interface Projection extends EntryTexts {
  columns: Record<string, Cell>;
  /** Values of facets that an entry has several of; the same in every language. */
  values: Record<string, string[]>;
}

/** An entry as Strapi's query engine gives it, with what `populate` asks for. */
export interface SourceEntry {
  id: number;
  documentId: string;
  locale: Locale;
  [attribute: string]: unknown;
}

/**
 * A listing is a slim table of the published entries of one kind, one row per entry and *asked* language
 * (`locale`): the row of an untranslated entry points to the other language's version (`entry_id`). Lists,
 * facets and search read this table alone, with an index for each filter and sort.
 */
export interface ListingDefinition extends ListingSource {
  table: string;
  columns: Record<string, ColumnType>;
  /** Each is preceded by `locale` and followed by `id`. */
  indexes: string[][];
  /** Goes up when `project` gives something else, so that installations fill the listing anew. */
  edition: number;
  /** Further content types whose entries are in the same listing. */
  others?: ListingSource[];
}

/** Whose entries a listing has, and how it reads them. */
export interface ListingSource {
  uid: UID.ContentType;
  populate: Record<string, unknown>;
  project(entry: SourceEntry): Projection | null;
}

const batchSize = 500;

export function sourcesOf(definition: ListingDefinition): ListingSource[] {
  return [definition, ...(definition.others ?? [])];
}

/** Brings the rows of some documents in step with what is published of them; of all documents without `documentIds`. */
export async function refreshListing(definition: ListingDefinition, documentIds?: string[]): Promise<void> {
  const ids = documentIds ?? (await publishedDocumentIds(definition));
  if (!documentIds) await clearStale(definition, ids);
  for (let from = 0; from < ids.length; from += batchSize) {
    await refreshBatch(definition, ids.slice(from, from + batchSize));
  }
  // Without statistics SQLite joins a large listing in the wrong order.
  if (!documentIds) await strapi.db.connection.raw('analyze');
}

async function refreshBatch(definition: ListingDefinition, documentIds: string[]) {
  const { table } = definition;
  const projected: ProjectedEntry[] = [];
  for (const source of sourcesOf(definition)) projected.push(...(await projectEntries(source, documentIds)));
  const byDocument = groupByDocument(projected);
  await strapi.db.transaction(async ({ trx }) => {
    const old = await textIds(trx, table, documentIds);
    await trx(table).whereIn('document_id', documentIds).delete();
    await trx(`${table}_values`).whereIn('document_id', documentIds).delete();
    const texts: IndexedText[] = [];
    for (const versions of byDocument.values()) {
      const text = await insertVersions(trx, table, versions);
      if (text) texts.push(text);
    }
    await trx(table).whereNull('text_id').update({ text_id: trx.ref('id') });
    await replaceTexts(trx, table, old, texts);
  });
}

interface ProjectedEntry {
  entry: SourceEntry;
  projection: Projection | null;
}

async function projectEntries({ uid, populate, project }: ListingSource, documentIds: string[]): Promise<ProjectedEntry[]> {
  // Strapi types a populate by the content type, which is a variable here.
  const entries = (await strapi.db.query(uid).findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } }, populate: populate as never })) as SourceEntry[];
  return entries.map((entry) => ({ entry, projection: project(entry) }));
}

function groupByDocument(projected: ProjectedEntry[]): Map<string, ProjectedEntry[]> {
  const groups = new Map<string, ProjectedEntry[]>();
  for (const one of projected) groups.set(one.entry.documentId, [...(groups.get(one.entry.documentId) ?? []), one]);
  return groups;
}

/** @returns what the entry is found by; nothing where no row was made, as nobody is to find it */
async function insertVersions(trx: Knex, table: string, versions: ProjectedEntry[]): Promise<IndexedText | undefined> {
  let textId: number | undefined;
  const values = new Map<string, { document_id: string; name: string; value: string }>();
  for (const locale of locales) {
    const { entry, projection } = versions.find((version) => version.entry.locale === locale) ?? versions[0] ?? {};
    if (!entry || !projection) continue;
    const { columns, title } = projection;
    const [inserted] = await trx(table)
      .insert({ document_id: entry.documentId, locale, entry_id: entry.id, text_id: textId, title_sort: fold(title).slice(0, 255), ...columns })
      .returning('id');
    textId ??= (inserted as { id: number }).id;
    for (const [name, list] of Object.entries(projection.values)) {
      for (const value of list) values.set(`${name} ${value}`, { document_id: entry.documentId, name, value });
    }
  }
  if (values.size > 0) await trx(`${table}_values`).insert([...values.values()]);
  if (textId === undefined) return undefined;
  return { id: textId, versions: Object.fromEntries(versions.flatMap(({ entry, projection }) => (projection ? [[entry.locale, projection]] : []))) };
}

async function textIds(trx: Knex, table: string, documentIds: readonly string[]): Promise<number[]> {
  const rows: { text_id: number }[] = await trx(table).whereIn('document_id', documentIds).distinct('text_id');
  return rows.map(({ text_id }) => text_id);
}

async function publishedDocumentIds(definition: ListingDefinition): Promise<string[]> {
  const ids = new Set<string>();
  for (const { uid } of sourcesOf(definition)) {
    const rows = await strapi.db.query(uid).findMany({ select: ['documentId'] as never, where: { publishedAt: { $notNull: true } } });
    for (const { documentId } of rows as { documentId: string }[]) ids.add(documentId);
  }
  return [...ids];
}

async function clearStale({ table }: ListingDefinition, published: string[]) {
  const kept = new Set(published);
  const rows: { document_id: string }[] = await strapi.db.connection(table).distinct('document_id');
  const stale = rows.map(({ document_id }) => document_id).filter((id) => !kept.has(id));
  if (stale.length === 0) return;
  await strapi.db.transaction(async ({ trx }) => {
    for (let from = 0; from < stale.length; from += batchSize) {
      const some = stale.slice(from, from + batchSize);
      const texts = await textIds(trx, table, some);
      await trx(table).whereIn('document_id', some).delete();
      await trx(`${table}_values`).whereIn('document_id', some).delete();
      await replaceTexts(trx, table, texts, []);
    }
  });
}
