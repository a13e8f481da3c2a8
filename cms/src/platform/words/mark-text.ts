import type { TextSegment } from '@scholars/contract/marks';
import { writtenWords } from './fold.js';
import { matchesWord, type SearchedText } from './searched-text.js';

// Of a text that is not about the words, this much is shown; of one that is, as much around them.
const excerptMaxLength = 200;
const before = 70;

/** A text cut where the words of a search are in it, however they are written there. */
export function markText(text: string, searched: SearchedText): TextSegment[] {
  return segments(text, 0, text.length, matchesIn(text, searched));
}

/** The part of some texts that fits best: around the most words of the search, else the beginning of the first. */
export function excerptOf(texts: readonly string[], searched: SearchedText): TextSegment[] {
  const candidates = texts.filter(Boolean).map((text) => ({ text, best: bestStart(matchesIn(text, searched)) }));
  const [best] = [...candidates].sort((a, b) => b.best.found - a.best.found);
  if (!best) return [];
  const { text } = best;
  const from = wordStart(text, Math.max(Math.min(best.best.start - before, text.length - excerptMaxLength), 0));
  const to = wordEnd(text, from + excerptMaxLength);
  const cut = segments(text, from, to, matchesIn(text, searched));
  return [
    ...(from > 0 ? [{ text: '… ', isMatch: false }] : []),
    ...cut,
    ...(to < text.length ? [{ text: ' …', isMatch: false }] : []),
  ];
}

interface Match {
  start: number;
  end: number;
  /** Which of the words it is. */
  word: number;
}

function matchesIn(text: string, { words }: SearchedText): Match[] {
  return writtenWords(text).flatMap(({ text: written, start, folded }) => {
    const word = words.findIndex((searched) => folded.some((one) => matchesWord(searched, one)));
    return word < 0 ? [] : [{ start, end: start + written.length, word }];
  });
}

/** Where a window holds the most different words. */
function bestStart(matches: readonly Match[]): { start: number; found: number } {
  let best = { start: 0, found: 0 };
  for (const { start } of matches) {
    const inside = matches.filter((match) => match.start >= start && match.end <= start + excerptMaxLength - before);
    const found = new Set(inside.map(({ word }) => word)).size;
    if (found > best.found) best = { start, found };
  }
  return best;
}

function segments(text: string, from: number, to: number, matches: readonly Match[]): TextSegment[] {
  const cut: TextSegment[] = [];
  let at = from;
  for (const { start, end } of matches) {
    if (start < at || end > to) continue;
    if (start > at) cut.push({ text: text.slice(at, start), isMatch: false });
    cut.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  if (at < to) cut.push({ text: text.slice(at, to), isMatch: false });
  return cut;
}

function wordStart(text: string, at: number): number {
  if (at === 0) return 0;
  const space = text.indexOf(' ', at);
  return space < 0 || space > at + 30 ? at : space + 1;
}

function wordEnd(text: string, at: number): number {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(' ', at);
  return space < at - 30 ? at : space;
}
