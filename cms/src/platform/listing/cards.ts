import type { Knex } from 'knex';
import { isPostgres } from '../database/dialect.js';
import { plannedOnce } from '../database/planned-once.js';
import { cardsOf, type ListingDefinition } from './listing-definition.js';
import { storedJson } from '../typed/trusted-types.js';

export interface ListedRow {
  id: number;
  document_id: string;
  entry_id: number;
  /** In a search: whether the reader's language has the words; else only the other's finds them. */
  isOwn?: boolean;
}

/** A row with what its card says of the entry itself, as `project` has put it together. */
export type CardRow<Card, Row = ListedRow> = Row & { card: Card };

/**
 * A listing's card as it is stored: one text, by the id of its row, with all that a list asks of that row. It stands
 * beside the listing, which stays slim.
 */
export interface StoredCard extends ListedRow {
  card: string;
}

/** The cards of rows, in the rows' order. One query. */
export async function attachCards<Card, Row extends Pick<ListedRow, 'id'> = ListedRow>(
  { table }: ListingDefinition,
  rows: readonly Row[],
): Promise<CardRow<Card, Row>[]> {
  if (rows.length === 0) return [];
  const reading = strapi.db.connection(cardsOf(table)).select('id', 'card');
  const ids = rows.map(({ id }) => id);
  const cards: Pick<StoredCard, 'id' | 'card'>[] = await withIds(reading, 'id', ids, `cards of ${table}`);
  const cardOf = new Map(cards.map(({ id, card }) => [id, card]));
  return rows.flatMap((row) => {
    // A draft that is previewed stands in no table.
    if ('card' in row) return [row as unknown as CardRow<Card, Row>];
    const card = cardOf.get(row.id);
    return card === undefined ? [] : [{ ...row, card: readCard<Card>(card) }];
  });
}

/** Rows of a listing by their ids and in their order, as their cards have them; one that is gone is left out. One query. */
export async function readRows<Card>({ table }: ListingDefinition, ids: readonly number[]): Promise<CardRow<Card>[]> {
  if (ids.length === 0) return [];
  const reading = strapi.db.connection(cardsOf(table)).select('id', 'document_id', 'entry_id', 'card');
  const rows: StoredCard[] = await withIds(reading, 'id', ids, `rows of ${table}`);
  return inOrder(ids, rows).map(({ card, ...row }) => ({ ...row, card: readCard<Card>(card) }));
}

/** The table in which Strapi keeps a listing's entries, and columns of it as the database gives them. */
export interface EntryColumns<Entry> {
  table: string;
  columns: readonly (keyof Entry & string)[];
}

/** The same with columns of their entries; of an entry that is gone, as of a row. One query. */
export async function readRowsWith<Card, Entry extends object>(
  { table }: ListingDefinition,
  source: EntryColumns<Entry>,
  ids: readonly number[],
): Promise<{ id: number; card: Card; entry: Entry }[]> {
  if (ids.length === 0) return [];
  const reading = strapi.db
    .connection(`${cardsOf(table)} as c`)
    .join(`${source.table} as e`, 'e.id', 'c.entry_id')
    .select('c.id', 'c.card', ...source.columns.map((name) => `e.${name}`));
  const found: unknown = await withIds(reading, 'c.id', ids, `rows of ${table} with ${source.columns.join()}`);
  const rows = found as (Entry & Pick<StoredCard, 'id' | 'card'>)[]; // what was selected
  return inOrder(ids, rows).map((row) => ({ id: row.id, card: readCard<Card>(row.card), entry: row }));
}

/**
 * The same with all columns of the listing, and without cards.
 *
 * @typeParam Row those columns
 */
export async function readColumns<Row extends ListedRow>(
  { table }: ListingDefinition,
  ids: readonly number[],
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const rows: Row[] = await strapi.db.connection(table).whereIn('id', [...ids]);
  return inOrder(ids, rows);
}

/** Narrows a query to some ids, in one wording for any number of them: PostgreSQL plans it once. */
function withIds(query: Knex.QueryBuilder, column: string, ids: readonly number[], wording: string): Knex.QueryBuilder {
  if (!isPostgres(strapi.db.connection)) return query.whereIn(column, [...ids]);
  return plannedOnce(query.whereRaw('?? = any(?)', [column, [...ids]]), wording);
}

function inOrder<Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): Row[] {
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => rowOf.get(id) ?? []);
}

/** @typeParam Card what the listing's `project` gives as its card */
export function readCard<Card>(card: string): Card {
  return storedJson<Card>(card); // another edition would have been made anew
}
