import type { Locale } from './locale.js';
import { formatNumber } from './format.js';

/** Values for a text's `{{placeholders}}`; `count` chooses the plural form. Numbers are formatted. */
export type TextValues = Readonly<Record<string, string | number | null | undefined>> & {
  count?: number;
  context?: string;
};

/** A text with placeholders: words, a value's name, words, a value's name, … words. */
type Compiled = string | readonly string[];

const placeholder = /\{\{\s*(\w+)\s*\}\}/;

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
    let text = '';
    for (const [index, part] of found.entries()) {
      const value = index % 2 === 0 ? part : values?.[part];
      if (value === undefined || value === null) return undefined;
      text += typeof value === 'number' ? formatNumber(value, locale) : value;
    }
    return text;
  };
}

function flatten(value: unknown, key: string): [string, Compiled][] {
  if (typeof value === 'string') return compile(value).map((compiled) => [key, compiled]);
  // a locale file is texts and groups of texts
  return Object.entries(value as object).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

/** None for a text in words that only i18next understands. */
function compile(text: string): [Compiled] | [] {
  const parts = text.split(placeholder);
  if (parts.some((part, index) => index % 2 === 0 && /\{\{|\$t\(/.test(part))) return [];
  return [parts.length === 1 ? text : parts];
}
