import type { Locale } from './locale.js';

/** What each language writes within its quotation marks, “…” and «…». */
const innerMarks: Record<Locale, string> = { en: '‘$1’', ar: '“$1”' };

/**
 * A name or title as it stands within quotation marks: those of its own are the language's inner ones, whichever it was
 * written with. A mark without a second one is a measure perhaps, and stays.
 */
export function inQuotes(text: string, locale: Locale): string {
  return text.replace(/["“”„«»]([^"“”„«»]*)["“”„«»]/g, innerMarks[locale]);
}
