import { plainWords, withoutArticle } from '@scholars/contract/plain-words';
import { fold, writtenWords } from './fold.js';
import { stemsOf } from './stems-of.js';

/**
 * A word of a search: any of its forms will do, each from the beginning of a word, and any of its stems, each as the
 * stem of a word.
 */
export interface SearchedWord {
  forms: readonly string[];
  stems: readonly string[];
  /** As it was typed, or as the word that replaces it is spelled. */
  spelling: string;
}

export interface SearchedText {
  words: readonly SearchedWord[];
  /** All words folded, as a title is. */
  phrase: string;
  /** The text that was searched for instead, where nothing has what was typed. */
  correctedTo: string | null;
}

const wordsMax = 8;
// An article before two letters: the beginning of a word that is still being typed.
const begunWithArticle = /^[وف]?(?:[بك]?ال|لل)(?=\p{L}{2}$)/u;

/** The words of what a person typed; more than eight are left out. */
export function wordsOf(q: string): SearchedWord[] {
  return writtenWords(q)
    .flatMap(({ text }) => plainWords(text).map((plain) => searchedWord(formsOf(plain), text)))
    .slice(0, wordsMax);
}

export function hasWords(q: string): boolean {
  return wordsOf(q).length > 0;
}

export function searchedWord(forms: readonly string[], spelling: string): SearchedWord {
  return { forms, stems: [...new Set(forms.flatMap(stemsOf))], spelling };
}

/** Whether a folded word of a text is one that is searched for: what the index says, where marks are put. */
export function matchesWord({ forms, stems }: SearchedWord, folded: string): boolean {
  return (
    forms.some((form) => folded.startsWith(form)) ||
    stems.some((stem) => stem === folded || stemsOf(folded).includes(stem))
  );
}

/**
 * The same word in two: its first form, which many words of searches have, and what is only this one's. What one or the
 * other finds is what the word finds.
 */
export function dividedWord(word: SearchedWord): SearchedWord[] {
  const { forms, stems, spelling } = word;
  const [form, ...others] = forms;
  if (form === undefined || others.length === 0) return [word];
  const first = searchedWord([form], spelling);
  return [first, { forms: others, stems: stems.filter((stem) => !first.stems.includes(stem)), spelling }];
}

export function searchedText(words: readonly SearchedWord[], correctedTo: string | null = null): SearchedText {
  return { words, phrase: fold(words.map(({ spelling }) => spelling).join(' ')), correctedTo };
}

/**
 * The first is the word as the index has it. What looks like an article may belong to the word: إلكترونية is written
 * الكترونية too.
 */
function formsOf(plain: string): string[] {
  const folded = withoutArticle(plain);
  const begun = begunWithArticle.test(folded) ? [folded.replace(begunWithArticle, '')] : [];
  return [...new Set([folded, ...begun, plain, withoutArticle(folded)])];
}
