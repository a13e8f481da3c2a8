import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Locale = 'en' | 'ar';

/**
 * A text of the pages as a reader of a language sees it, e.g. `word('ar', 'auth', 'login.submit')`.
 *
 * @throws where there is none
 */
export function word(locale: Locale, namespace: string, key: string): string {
  const texts: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, `../src/i18n/locales/${locale}/${namespace}.json`), 'utf8'),
  );
  const text = key.split('.').reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], texts);
  if (typeof text !== 'string') throw new Error(`${locale}/${namespace}.json has no ${key}`);
  return text;
}

/** A number as the page's language writes it. */
export function readNumber(text: string): number {
  const ascii = text.replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)));
  return Number(/\d+/.exec(ascii)?.[0]);
}
