import type { Locale } from '@scholars/contract/locale';
import { articleOf, plainWords } from '@scholars/contract/plain-words';
import { findCorrections, findHalves, isCorrectable, isKnown } from './corrections.js';
import { searchedText, searchedWord, wordsOf, type SearchedText, type SearchedWord } from '../words/searched-text.js';

/** What has an index of its words: a listing. */
export interface Indexed {
  table: string;
  /** Whether any entry has every word, in either language. */
  hasMatch(searched: SearchedText): Promise<boolean>;
}

const combinationsMax = 24;
const suggestionsMax = 4;

/**
 * What a typed text searches for in some listings: its words as they are where any entry has them all; else, with one
 * typing error or one hyphen left out forgiven in each word, the likeliest words that some entry has.
 *
 * @returns null for a text without words
 */
export async function understand(
  listings: readonly Indexed[],
  locale: Locale,
  q: string,
): Promise<SearchedText | null> {
  const words = wordsOf(q);
  if (words.length === 0) return null;
  const asTyped = searchedText(words);
  if (await isFound(listings, asTyped)) return asTyped;
  const endsOfNames = [...q.matchAll(endOfName)].map(([, end]) => end);
  const choices = await Promise.all(
    words.map(async (word) =>
      endsOfNames.includes(word.spelling) ? [typedChoice(word)] : choicesFor(listings, locale, word),
    ),
  );
  for (const combination of combinationsOf(choices)) {
    const spelling = combination.map((choice) => choice.spelling).join(' ');
    const corrected = searchedText(
      combination.flatMap((choice) => choice.words),
      spelling,
    );
    if (await isFound(listings, corrected)) return corrected;
  }
  return asTyped;
}

/** Words of a search without a hit that find something alone. */
export async function suggestionsFor(
  listings: readonly Indexed[],
  locale: Locale,
  { words }: SearchedText,
): Promise<string[]> {
  if (words.length === 1) return [];
  const found: string[] = [];
  for (const { spelling } of words) {
    const alone = await understand(listings, locale, spelling);
    if (alone && (await isFound(listings, alone))) found.push(alone.correctedTo ?? spelling);
  }
  return [...new Set(found)].slice(0, suggestionsMax);
}

/** What may be meant by one typed word; words of two halves are two. */
interface Choice {
  words: readonly SearchedWord[];
  spelling: string;
  edits: 0 | 1;
}

/** What stands behind the apostrophe of a name such as O'Brien. */
const endOfName = /(?<!\p{L})\p{L}{1,2}['’ʼ](\p{L}+)/gu;

async function choicesFor(listings: readonly Indexed[], locale: Locale, word: SearchedWord): Promise<Choice[]> {
  const asTyped = typedChoice(word);
  const [form = ''] = word.forms;
  if (!isCorrectable(form)) return [asTyped];
  const tables = listings.map(({ table }) => table);
  const article = articleOf(plainWords(word.spelling)[0] ?? '');
  const isWord = await isKnown(tables, [...word.forms, ...word.stems]);
  const found = (await findCorrections(tables, locale, form))
    // A word that is one is not still being typed.
    .filter((correction) => !isWord || correction.word.length <= form.length + 1)
    .map((correction) => corrected([correction.word], article + correction.spelling));
  const halves = (await findHalves(tables, form)).map(joined);
  const corrections = [...articleSwapped(word), ...found, ...halves];
  return isWord ? [asTyped, ...corrections] : corrections;
}

const typedChoice = (word: SearchedWord): Choice => ({ words: [word], spelling: word.spelling, edits: 0 });

const corrected = (forms: readonly string[], spelling: string): Choice => ({
  words: [searchedWord(forms, spelling)],
  spelling,
  edits: 1,
});

/** Two words that are written with a hyphen between them. */
const joined = (halves: readonly string[]): Choice => ({
  words: halves.map((half) => searchedWord([half], half)),
  spelling: halves.join('-'),
  edits: 1,
});

/** The two letters of the article, typed in the other order. */
function articleSwapped({ forms: [form = ''], spelling }: SearchedWord): Choice[] {
  const rest = /^لا(\p{L}{3,})$/u.exec(form)?.[1];
  return rest ? [corrected([rest], spelling.replace(/^لا/, 'ال'))] : [];
}

/**
 * One choice for each word: the fewest corrections first, then the likeliest ones. What was typed itself is not among
 * them.
 */
function combinationsOf(choices: readonly (readonly Choice[])[]): Choice[][] {
  let combinations: { words: Choice[]; edits: number; rank: number }[] = [{ words: [], edits: 0, rank: 0 }];
  for (const options of choices) {
    combinations = combinations
      .flatMap(({ words, edits, rank }) =>
        options.map((option, i) => ({ words: [...words, option], edits: edits + option.edits, rank: rank + i })),
      )
      .sort((a, b) => a.edits - b.edits || a.rank - b.rank)
      .slice(0, 2 * combinationsMax);
  }
  return combinations
    .filter(({ edits }) => edits > 0)
    .slice(0, combinationsMax)
    .map(({ words }) => words);
}

async function isFound(listings: readonly Indexed[], searched: SearchedText): Promise<boolean> {
  for (const listing of listings) if (await listing.hasMatch(searched)) return true;
  return false;
}
