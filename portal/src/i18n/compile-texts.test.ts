import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@scholars/contract/locale';
import { describe, expect, it } from 'vitest';
import { compileTexts } from '@scholars/contract/compile-texts';
import { createTexts } from './create-texts';
import type { TextValues } from '@scholars/contract/compile-texts';

const folder = path.resolve(import.meta.dirname, 'locales');
const counts = [0, 1, 2, 3, 10, 11, 99, 100, 103, 1500, 1.5];

function keysOf(value: unknown, key = ''): string[] {
  if (typeof value !== 'object' || value === null) return [key];
  return Object.entries(value).flatMap(([name, inner]) => keysOf(inner, key ? `${key}.${name}` : name));
}

describe.each(locales)('texts that are looked up at once, in %s', (locale) => {
  const files = readdirSync(path.join(folder, locale));
  const read = (file: string) => JSON.parse(readFileSync(path.join(folder, locale, file), 'utf8')) as object;

  it.each(files)('%s says what i18next says', (file) => {
    const bundle = read(file);
    const fixed = createTexts(locale, { texts: bundle }).getFixedT(locale, 'texts');
    const compiled = compileTexts(locale, bundle);
    const keys = new Set(keysOf(bundle).flatMap((key) => [key, key.replace(/_(zero|one|two|few|many|other)$/, '')]));
    // Every name gets a value that could be taken for something else.
    const names = new Set(
      [...JSON.stringify(bundle).matchAll(/\{\{\s*(\w+)/g)].flatMap(([, name]) =>
        name && name !== 'count' ? [name] : [],
      ),
    );
    for (const key of keys) {
      const texts = Object.fromEntries([...names].map((name) => [name, `<${name}> "of" $& {{count}} $t(x) ٣`]));
      const numbers = Object.fromEntries([...names].map((name) => [name, 1234]));
      const given: (TextValues | undefined)[] = [
        undefined,
        texts,
        numbers,
        ...counts.map((count) => ({ ...texts, count })),
      ];
      for (const values of given) {
        const ours = compiled(key, values);
        if (ours !== undefined) expect([key, values, ours]).toEqual([key, values, fixed(key, { ...values })]);
      }
    }
    const plain = [...keys].filter((key) => typeof compiled(key, { count: 3 }) === 'string');
    expect(plain.length).toBeGreaterThan(keys.size / 3);
  });
});

it('leaves to i18next what it alone can do', () => {
  const compiled = compileTexts('en', {
    nested: 'See $t(other)',
    formatted: '{{value, number}}',
    named: 'Hello {{name}}',
    plain: 'Hello',
  });
  expect([
    compiled('nested'),
    compiled('formatted', { value: 1 }),
    compiled('named'),
    compiled('common:plain'),
    compiled('plain', { context: 'x' }),
    compiled('missing'),
  ]).toEqual(Array.from({ length: 6 }, () => undefined));
  expect([compiled('plain'), compiled('named', { name: 'Amal' })]).toEqual(['Hello', 'Hello Amal']);
});

it.each([
  ['en', 'Lakes "of the Gulf"', 'On “Lakes ‘of the Gulf’”.'],
  ['en', 'A “new” «grant»', 'On “A ‘new’ ‘grant’”.'],
  ['ar', 'منحة «الأمل» و"العلم"', 'عن «منحة “الأمل” و“العلم”».'],
  ['ar', 'منحة “الأمل”', 'عن «منحة “الأمل”».'],
  ['en', 'Pipes of 6"', 'On “Pipes of 6"”.'],
] as const)('writes the marks of a title within quotation marks as inner ones: %s, %s', (locale, title, said) => {
  const text = { en: 'On “{{title, quoted}}”.', ar: 'عن «{{title, quoted}}».' }[locale];
  expect(compileTexts(locale, { text })('text', { title })).toBe(said);
  expect(createTexts(locale, { texts: { text } }).getFixedT(locale, 'texts')('text', { title })).toBe(said);
});
