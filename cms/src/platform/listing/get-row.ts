import { locales, type Locale } from '@scholars/contract/locale';
import type { Knex } from 'knex';
import { plannedOnce } from '../database/planned-once.js';
import { notFound } from '../errors/contract-error.js';
import { readCard, type EntryColumns, type ListedRow, type StoredCard } from './cards.js';
import { findDraft } from './draft-row.js';
import { cardsOf, type ListingDefinition } from './listing-definition.js';

/** The row of a listed document by its id or slug; 404 when there is none. */
export async function getRow<Row extends ListedRow>(
  definition: ListingDefinition,
  idOrSlug: string,
  locale: Locale,
): Promise<Row> {
  const draft = await findDraft(definition, idOrSlug, locale);
  // As a row of the listing would be, with its card at once.
  if (draft) return { ...draft.row, card: draft.card } as unknown as Row;
  const { table } = definition;
  const row: Row | undefined = await strapi.db.connection(table).where({ locale }).where(isNamed(idOrSlug)).first();
  if (!row) throw notFound();
  return row;
}

/** The document that an id or a slug names at present, in any language; nothing where none is published. */
export async function findDocumentId({ table }: ListingDefinition, idOrSlug: string): Promise<string | undefined> {
  const row: Pick<ListedRow, 'document_id'> | undefined = await strapi.db
    .connection(table)
    .where({ document_id: idOrSlug })
    .orWhere({ slug: idOrSlug })
    .first('document_id');
  return row?.document_id;
}

interface WholeRow<Card, Entry> {
  card: Card;
  /** In which the entry is written; the others show it in one of these. */
  locales: Locale[];
  entry: Entry;
}

/**
 * A listed document by its id or slug, with what its page shows beside its card; 404 when there is none. One query.
 *
 * @typeParam Card what the listing's `project` gives as its card
 * @typeParam Entry those columns, as the database gives them
 */
export async function getWhole<Card extends { locale: Locale }, Entry extends object>(
  definition: ListingDefinition,
  source: EntryColumns<Entry>,
  idOrSlug: string,
  locale: Locale,
): Promise<WholeRow<Card, Entry>> {
  const draft = await findDraft(definition, idOrSlug, locale);
  if (draft) return { card: draft.card as Card, locales: draft.locales, entry: draft.entry as unknown as Entry }; // as `project` gives it, and as Strapi reads it
  const { table } = definition;
  const reading = strapi.db
    .connection(`${table} as l`)
    .join(`${cardsOf(table)} as c`, 'c.id', 'l.id')
    .join(`${source.table} as e`, 'e.id', 'l.entry_id')
    .leftJoin(`${table} as o`, (on) => void on.on('o.document_id', 'l.document_id').on('o.locale', '<>', 'l.locale'))
    .where('l.locale', locale)
    .where(isNamed(idOrSlug, 'l.'))
    .first('l.entry_id', 'c.card', { other_id: 'o.entry_id' }, ...source.columns.map((name) => `e.${name}`));
  const found: unknown = await plannedOnce(reading, `whole ${table} ${source.columns.join()}`);
  if (!found) throw notFound();
  const row = found as Entry & StoredCard & { entry_id: number; other_id: number | null }; // what was selected
  const card = readCard<Card>(row.card);
  // Where there is but one version, both languages' rows point to it.
  const isInBoth = row.other_id !== null && row.other_id !== row.entry_id;
  return { card, locales: isInBoth ? [...locales] : [card.locale], entry: row };
}

function isNamed(idOrSlug: string, of = '') {
  return (either: Knex.QueryBuilder) =>
    void either.where({ [`${of}document_id`]: idOrSlug }).orWhere({ [`${of}slug`]: idOrSlug });
}

/** The row of a listed document by its slug; none where there is no such one. */
export function findRowBySlug({ table }: ListingDefinition, slug: string, locale: Locale): Promise<ListedRow[]> {
  return strapi.db.connection(table).where({ locale, slug }).limit(1).select('id', 'document_id', 'entry_id');
}
