import { locales, type Locale } from '@scholars/contract/locale';
import type { CardMarks, TextSegment } from '@scholars/contract/marks';
import type { ListedRow } from '../listing/cards.js';
import type { ListedPage } from '../listing/read-listing.js';
import { markText } from '../words/mark-text.js';
import type { SearchedText } from '../words/searched-text.js';
import { recordOf } from '../typed/trusted-types.js';

interface MarkedCard {
  id: string;
  locale: Locale;
  marks?: CardMarks | undefined;
}

/**
 * Cards of a list with what a search found in them; as they are where nothing was searched for.
 *
 * @param textsOf the texts of a card that may be marked, as it shows them
 */
export function withMarks<Card extends MarkedCard>(
  cards: Card[],
  { rows, searched }: Pick<ListedPage<unknown>, 'rows' | 'searched'>,
  locale: Locale,
  textsOf: (card: Card) => { title: string; summary: string },
): Card[] {
  if (!searched) return cards;
  const rowOf = new Map(rows.map((row) => [row.document_id, row]));
  return cards.map((card) => {
    const { title, summary } = textsOf(card);
    return {
      ...card,
      marks: {
        ...marked('title', title, searched),
        ...marked('summary', summary, searched),
        foundBy: foundBy(rowOf.get(card.id), card.locale, locale),
      },
    };
  });
}

function marked<Name extends string>(
  name: Name,
  text: string,
  searched: SearchedText,
): Partial<Record<Name, TextSegment[]>> {
  const segments = markText(text, searched);
  const isMarked = segments.some(({ isMatch }) => isMatch);
  return recordOf(isMarked ? [name] : [], () => segments);
}

/** The language by whose text an entry was found, where it is not the one that it is shown in. */
export function foundBy(row: Pick<ListedRow, 'isOwn'> | undefined, shownIn: Locale, locale: Locale): Locale | null {
  if (row?.isOwn !== false || shownIn !== locale) return null;
  return locales.find((other) => other !== locale) ?? null;
}
