import type { UID } from '@strapi/strapi';
import type { Locale } from '@scholars/contract/locale';
import type { EntryTexts } from '../full-text/index-words.js';

export type CountedCell = string | number | boolean | null;

type ColumnType = 'string' | 'boolean' | 'bigInteger';
/** What a listing keeps of one published entry, and by which texts it is found. */
export interface Projection extends EntryTexts {
  columns: Record<string, CountedCell>;
  /** Values of facets that an entry has several of; the same in every language. */
  values: Record<string, string[]>;
  /**
   * What a card in a list says of the entry itself, as its presenter takes it; null where nothing is listed as cards.
   */
  card: object | null;
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
 * facets and search are answered from these rows in memory (`counted-rows.ts`), and read those of a page by their ids.
 */
export interface ListingDefinition extends ListingSource {
  table: string;
  /** One of them is the `slug`. */
  columns: Record<string, ColumnType>;
  /** Columns that the database is asked for a stretch of. */
  compared?: string[];
  /** Columns that rows are filtered, counted or ordered by in memory, beside their titles. */
  counted: string[];
  /** Names of `values` that rows are filtered or counted by in memory. */
  countedValues: string[];
  /** Goes up when `project` gives something else, so that installations fill the listing anew. */
  edition: number;
  /** Further content types whose entries are in the same listing. */
  others?: ListingSource[];
  /** Entries of another kind of which one text is among this listing's words, and the column with their document id. */
  names?: { uid: UID.ContentType; attribute: string; column: string }[];
}

/** Whose entries a listing has, and how it reads them. */
export interface ListingSource {
  uid: UID.ContentType;
  populate: Record<string, unknown>;
  /** May name the attributes that `populate` asks for as its parameter's type. */
  project(entry: SourceEntry): Projection | null;
}

export function sourcesOf(definition: ListingDefinition): ListingSource[] {
  return [definition, ...(definition.others ?? [])];
}

/** The table of the cards beside a listing's. */
export const cardsOf = (table: string) => `${table}_cards`;
