import { locales, type Locale } from '@scholars/contract/locale';
import { CountedRows, type CountedRow, type HighestOf, type HighRow } from './counted-rows.js';
import { forgetWords } from '../full-text/word-places.js';
import { Change } from '../processes/changes.js';
import { lookUpCommonWords } from './common-words.js';
import type { ListingDefinition, CountedCell } from './listing-definition.js';
import { recordOf, storedJson } from '../typed/trusted-types.js';

interface ReplacedRows {
  table: string;
  removed: readonly { id: number; locale: Locale }[];
  added: readonly (CountedRow & { locale: Locale })[];
}

/** Rows of a listing were replaced. Whoever counts after this is announced counts it. */
export const listingChange = new Change<ReplacedRows>('listing rows');
/** A listing's table was made anew. */
export const listingMade = new Change<{ table: string }>('listing made');

type ByLocale = Record<Locale, CountedRows>;

// So many rows are read at once that others are not held up.
const rowsEach = 5000;
const listings = new Map<string, Promise<ByLocale>>();

/**
 * The rows of a listing as they are counted. Read once, when they are first asked for, and kept in step from then on.
 */
export async function countedRows(definition: ListingDefinition, locale: Locale): Promise<CountedRows> {
  const { table } = definition;
  const rows = await (listings.get(table) ?? beginReading(definition));
  if (!locales.some((one) => rows[one].isStale)) return rows[locale];
  if (await areAsked(rows, table)) forget(table);
  return countedRows(definition, locale);
}

/** Rows with the most of a number that is counted, of several kinds at once; see `CountedRows`. In memory. */
export async function highestRows(
  definition: ListingDefinition,
  locale: Locale,
  asked: HighestOf,
): Promise<HighRow[][]> {
  return (await countedRows(definition, locale)).highest(asked);
}

function beginReading(definition: ListingDefinition): Promise<ByLocale> {
  const { table } = definition;
  const reading = readRows(definition);
  put(table, reading);
  // Whoever asks looks up by themselves what could not be looked up ahead.
  reading.then((rows) => lookUpCommonWords(rows, table, () => areAsked(rows, table))).catch(() => undefined);
  return reading;
}

const areAsked = async (rows: ByLocale, table: string) => (await listings.get(table)) === rows;

/** Whoever asks next reads the rows anew. */
function forget(table: string): void {
  const before = listings.get(table);
  listings.delete(table);
  before?.then(
    (rows) => locales.forEach((locale) => forgetWords(rows[locale].placing)),
    () => undefined,
  );
}

const forgetAll = () => [...listings.keys()].forEach(forget);

listingChange.followedBy({ follow: followRows, forget: forgetAll });
listingMade.followedBy({ follow: ({ table }) => forget(table), forget: forgetAll });

function followRows({ table, removed, added }: ReplacedRows): void {
  const known = listings.get(table);
  if (!known) return;
  // Rows that were still being read may hold the change already: each is put in or taken out once.
  const followed = known.then((rows) => {
    const before = rows[locales[0]].size;
    for (const { locale, ...row } of added) rows[locale].add(row);
    for (const { id, locale } of removed) rows[locale].remove(id);
    placeAlike(rows, before);
    return rows;
  });
  put(table, followed);
}

/** A failure is seen by whoever awaits it; the next one reads again. */
function put(table: string, rows: Promise<ByLocale>): void {
  listings.set(table, rows);
  rows.catch(() => {
    if (listings.get(table) === rows) listings.delete(table);
  });
}

async function readRows(definition: ListingDefinition): Promise<ByLocale> {
  const { table, columns, counted, countedValues: several } = definition;
  const isNumber = (name: string) => columns[name] === 'bigInteger';
  const names = { texts: counted.filter((name) => !isNumber(name)), numbers: counted.filter(isNumber), several };
  const booleans = counted.filter((name) => columns[name] === 'boolean');
  const rows = recordOf(locales, () => new CountedRows(names));
  for (const locale of locales) rows[locale].placing = rows[locales[0]].placing;
  for (let after = -1; ;) {
    const some: Stored[] = await strapi.db
      .connection(table)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsEach)
      .select('id', 'locale', 'text_id', 'title_sort', 'value_lists', ...counted);
    for (const { id, locale, text_id, title_sort, value_lists, ...cells } of some) {
      rows[locale].add({
        id,
        textId: text_id,
        title: title_sort,
        columns: withBooleans(cells, booleans),
        values: storedJson(value_lists),
      });
    }
    after = some.at(-1)?.id ?? after;
    if (some.length < rowsEach) break;
  }
  placeAlike(rows, 0);
  return rows;
}

/**
 * An entry has a row in each language, so its text mostly stands in the same place in all, and what words find is looked
 * up once. Where an entry has come that is found in some languages only, each is looked up by itself from then on.
 *
 * @param from the place of the first that has come
 */
function placeAlike(rows: ByLocale, from: number): void {
  const [first, ...others] = locales.map((locale) => rows[locale]);
  for (const other of others)
    if (first && other.placing === first.placing && !other.standLike(first, from)) other.placing = other.key;
}

type Stored = { id: number; locale: Locale; text_id: number; title_sort: string; value_lists: string } & Record<
  string,
  CountedCell
>;

/** SQLite stores booleans as numbers. Changed in place, as a large network has half a million rows. */
function withBooleans(cells: Record<string, CountedCell>, booleans: readonly string[]): Record<string, CountedCell> {
  for (const name of booleans) if (typeof cells[name] === 'number') cells[name] = cells[name] !== 0;
  return cells;
}
