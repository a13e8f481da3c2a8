import type { Locale } from './locale.js';
import { formatNumber } from './format.js';
import { inQuotes } from './in-quotes.js';

/** Values for a text's `{{placeholders}}`; `count` chooses the plural form. Numbers are formatted. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>> & {
  count?: number;
  context?: string;
};

/** A text with placeholders: words, a value's name, how it is written, words, … words. */
type Compiled = string | readonly (string | undefined)[];

/** Within quotation marks it is `{{title, quoted}}`, see `in-quotes.ts`. */
const placeholder = /\{\{\s*(\w+)\s*(?:,\s*(quoted)\s*)?\}\}/;

/**
 * The texts of a namespace, looked up by their whole key and put together as i18next would: its own look-up walks the
 * key and asks for plural, context and nesting each time, which on a server is a quarter of a page.
 *
 * @returns nothing for what i18next alone can do: an unknown key, another namespace, nested texts, a context, a missing
 *   value
 */
export function compileTexts(locale: Locale, bundle: object): (key: string, values?: TextValues) => string | undefined {
  const texts = new Map(flatten(bundle, ''));
  const plural = new Intl.PluralRules(locale);

  function find(key: string, count: number | undefined): Compiled | undefined {
    if (count === undefined) return texts.get(key);
    return (
      (count === 0 ? texts.get(`${key}_zero`) : undefined) ??
      texts.get(`${key}_${plural.select(count)}`) ??
      texts.get(key)
    );
  }

  return (key, values) => {
    if (values?.context !== undefined) return undefined;
    const found = find(key, values?.count);
    if (found === undefined || typeof found === 'string') return found;
    let text = found[0] ?? '';
    for (let i = 1; i < found.length; i += 3) {
      const value = values?.[found[i] ?? ''];
      if (value === undefined || value === null) return undefined;
      text += writeValue(value, found[i + 1], locale) + (found[i + 2] ?? '');
    }
    return text;
  };
}

/**
 * A value of a text.
 *
 * @param form what its placeholder says beside its name
 */
export function writeValue(value: string | number, form: string | undefined, locale: Locale): string {
  if (typeof value === 'number') return formatNumber(value, locale);
  return form === 'quoted' ? inQuotes(value, locale) : value;
}

function flatten(value: unknown, key: string): [string, Compiled][] {
  if (typeof value === 'string') return compile(value).map((compiled) => [key, compiled]);
  // a locale file is texts and groups of texts
  return Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

/** None for a text in words that only i18next understands. */
function compile(text: string): [Compiled] | [] {
  const parts = text.split(placeholder);
  if (parts.some((part, index) => index % 3 === 0 && /\{\{|\$t\(/.test(part))) return [];
  return [parts.length === 1 ? text : parts];
}
