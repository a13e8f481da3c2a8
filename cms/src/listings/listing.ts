import type { UID } from '@strapi/strapi';
import type { Knex } from 'knex';
import { locales, type Locale } from '@scholars/contract/locale';
import { makeFullText, replaceTexts, type IndexedText } from './full-text.js';

type ColumnType = 'string' | 'boolean' | 'bigInteger';
type Cell = string | number | boolean | null;

/** What a listing keeps of one published entry. */
export interface Projection {
  columns: Record<string, Cell>;
  /** Values of facets that an entry has several of; the same in every language. */
  values: Record<string, string[]>;
  /** Folded. */
  title: string;
  /** Folded. */
  body: string;
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
export interface ListingDefinition {
  table: string;
  uid: UID.ContentType;
  columns: Record<string, ColumnType>;
  /** Each is preceded by `locale` and followed by `id`. */
  indexes: string[][];
  populate: Record<string, unknown>;
  project(entry: SourceEntry): Projection | null;
}

const batchSize = 500;

export async function makeListing({ table, columns, indexes }: ListingDefinition): Promise<void> {
  const { connection } = strapi.db;
  if (!(await connection.schema.hasTable(table))) {
    await connection.schema.createTable(table, (t) => {
      t.increments('id');
      t.string('document_id', 40).notNullable();
      t.string('locale', 2).notNullable();
      t.integer('entry_id').notNullable();
      t.string('title_sort', 255).notNullable();
      t.unique(['document_id', 'locale']);
      for (const [name, type] of Object.entries(columns)) t[type](name);
      for (const names of [...indexes, ['title_sort']]) {
        t.index(['locale', ...names, 'id'], `${table}_${names.join('_')}_idx`);
      }
    });
  }
  if (!(await connection.schema.hasTable(`${table}_values`))) {
    await connection.schema.createTable(`${table}_values`, (t) => {
      t.string('document_id', 40).notNullable().index();
      t.string('name', 20).notNullable();
      t.string('value', 120).notNullable();
      t.primary(['name', 'value', 'document_id']);
    });
  }
  await makeFullText(table);
}

/** Brings the rows of some documents in step with what is published of them; of all documents without `documentIds`. */
export async function refreshListing(definition: ListingDefinition, documentIds?: string[]): Promise<void> {
  const ids = documentIds ?? (await publishedDocumentIds(definition.uid));
  if (!documentIds) await clearStale(definition, ids);
  for (let from = 0; from < ids.length; from += batchSize) {
    await refreshBatch(definition, ids.slice(from, from + batchSize));
  }
  // Without statistics SQLite joins a large listing in the wrong order.
  if (!documentIds) await strapi.db.connection.raw('analyze');
}

async function refreshBatch(definition: ListingDefinition, documentIds: string[]) {
  const { uid, populate, table } = definition;
  // Strapi types a populate by the content type, which is a variable here.
  const entries = (await strapi.db.query(uid).findMany({ where: { documentId: { $in: documentIds }, publishedAt: { $notNull: true } }, populate: populate as never })) as SourceEntry[];
  const byDocument = groupByDocument(entries);
  await strapi.db.connection.transaction(async (trx) => {
    const old: { id: number }[] = await trx(table).whereIn('document_id', documentIds).select('id');
    await trx(table).whereIn('document_id', documentIds).delete();
    await trx(`${table}_values`).whereIn('document_id', documentIds).delete();
    const texts: IndexedText[] = [];
    for (const versions of byDocument.values()) texts.push(...(await insertVersions(trx, definition, versions)));
    await replaceTexts(trx, table, old.map(({ id }) => id), texts);
  });
}

function groupByDocument(entries: SourceEntry[]): Map<string, SourceEntry[]> {
  const groups = new Map<string, SourceEntry[]>();
  for (const entry of entries) groups.set(entry.documentId, [...(groups.get(entry.documentId) ?? []), entry]);
  return groups;
}

async function insertVersions(trx: Knex, { table, project }: ListingDefinition, versions: SourceEntry[]): Promise<IndexedText[]> {
  const texts: IndexedText[] = [];
  const values = new Map<string, { document_id: string; name: string; value: string }>();
  for (const locale of locales) {
    const entry = versions.find((version) => version.locale === locale) ?? versions[0];
    const projection = entry && project(entry);
    if (!entry || !projection) continue;
    const { columns, title, body } = projection;
    const [inserted] = await trx(table)
      .insert({ document_id: entry.documentId, locale, entry_id: entry.id, title_sort: title.slice(0, 255), ...columns })
      .returning('id');
    texts.push({ id: (inserted as { id: number }).id, title, body });
    for (const [name, list] of Object.entries(projection.values)) {
      for (const value of list) values.set(`${name} ${value}`, { document_id: entry.documentId, name, value });
    }
  }
  if (values.size > 0) await trx(`${table}_values`).insert([...values.values()]);
  return texts;
}

async function publishedDocumentIds(uid: UID.ContentType): Promise<string[]> {
  const rows = await strapi.db.query(uid).findMany({ select: ['documentId'] as never, where: { publishedAt: { $notNull: true } } });
  return [...new Set((rows as { documentId: string }[]).map(({ documentId }) => documentId))];
}

async function clearStale({ table }: ListingDefinition, published: string[]) {
  const kept = new Set(published);
  const rows: { document_id: string; id: number }[] = await strapi.db.connection(table).select('document_id', 'id');
  const stale = rows.filter(({ document_id }) => !kept.has(document_id));
  if (stale.length === 0) return;
  await strapi.db.connection.transaction(async (trx) => {
    const documents = [...new Set(stale.map(({ document_id }) => document_id))];
    for (let from = 0; from < documents.length; from += batchSize) {
      const some = documents.slice(from, from + batchSize);
      await trx(table).whereIn('document_id', some).delete();
      await trx(`${table}_values`).whereIn('document_id', some).delete();
    }
    await replaceTexts(trx, table, stale.map(({ id }) => id), []);
  });
}
