import type { Locale } from '@scholars/contract/locale';
import type { SearchedType, SearchHit } from '@scholars/contract/search';
import type { RankedRow } from '../listing/read-listing.js';
import { foundBy } from './mark-cards.js';
import { excerptOf, markText } from '../words/mark-text.js';
import type { SearchedText } from '../words/searched-text.js';

/** An entry that was found, with the texts that an excerpt may come from, the ones to prefer first. */
interface FoundEntry extends Omit<SearchHit, 'type' | 'markedTitle' | 'excerpt' | 'foundBy'> {
  texts: string[];
}

/** A row that was found, of whichever listing. */
export interface FoundRow extends RankedRow {
  type: SearchedType;
}

/** Presents rows of one listing, by their ids. What is no longer there is left out. */
export type PresentRows = (ids: readonly number[], locale: Locale) => Promise<Map<number, FoundEntry>>;

/** The hits of rows, in the rows' order. A number of queries that does not depend on how many there are. */
export async function presentHits(
  rows: readonly FoundRow[],
  searched: SearchedText,
  locale: Locale,
  presentersOf: Record<SearchedType, { present: PresentRows }>,
): Promise<SearchHit[]> {
  const found = new Map<SearchedType, Map<number, FoundEntry>>();
  for (const type of new Set(rows.map((row) => row.type))) {
    const ids = rows.filter((row) => row.type === type).map(({ id }) => id);
    found.set(type, await presentersOf[type].present(ids, locale));
  }
  return rows.flatMap((row) => {
    const entry = found.get(row.type)?.get(row.id);
    return entry ? [presentHit(row, entry, searched, locale)] : [];
  });
}

function presentHit(row: FoundRow, { texts, ...entry }: FoundEntry, searched: SearchedText, locale: Locale): SearchHit {
  return {
    type: row.type,
    ...entry,
    markedTitle: markText(entry.title, searched),
    excerpt: excerptOf(texts, searched),
    foundBy: foundBy(row, entry.locale, locale),
  };
}
