import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales, type Locale } from '../src/locale.js';
import { messageText } from '../src/message-catalogues.js';

/*
 * The words of all parts, which are written in one way (`text-keys.ts`, `compile-texts.ts`): of pages in the portal, of
 * mails, notices, calendars and pictures beside their subjects in the CMS.
 */

const root = path.resolve(import.meta.dirname, '../..');

/** What i18next asks of each language (`Intl.PluralRules`, and zero which it always allows). */
const pluralForms: Record<Locale, readonly string[]> = {
  en: ['one', 'other'],
  ar: ['zero', 'one', 'two', 'few', 'many', 'other'],
};
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Texts that have no Arabic letter and need none: names of products, formats and addresses. */
const latinInArabic =
  /^(ORCID|LinkedIn|Google Scholar|GitHub|X|CSV|XLSX|PDF|DOCX|English|JPG, JPEG, PNG|[\w.+-]+@[\w.-]+|https?:\/\/\S+)$/;

type Texts = Readonly<Record<string, string>>;

/** Where the texts of a language are; `*` stands for the language. */
function filesIn(locale: Locale): string[] {
  const inFolder = (folder: string) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file));
  return [...inFolder('portal/src/i18n/locales'), ...inFolder('cms/src')]
    .filter((file) => file.includes(`locales/${locale}/`) || file.endsWith(`locales/${locale}.json`))
    .map((file) => file.replace(`locales/${locale}`, 'locales/*'))
    .sort();
}

function readTexts(locale: Locale, file: string): Texts {
  const content: unknown = JSON.parse(readFileSync(path.join(root, file.replace('*', locale)), 'utf8'));
  return Object.fromEntries(flatten(content, ''));
}

function flatten(value: unknown, key: string): [string, string][] {
  if (typeof value === 'string') return [[key, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${key} is neither a text nor a group of texts`);
  return Object.entries(value).flatMap(([name, inner]) => flatten(inner, key ? `${key}.${name}` : name));
}

/** Keys with a plural count as one. */
function keysOf(texts: Texts): Set<string> {
  return new Set(Object.keys(texts).map((key) => (isPlural(texts, key) ? key.replace(pluralSuffix, '') : key)));
}

function isPlural(texts: Texts, key: string): boolean {
  return pluralSuffix.test(key) && `${key.replace(pluralSuffix, '')}_other` in texts;
}

function placeholdersOf(text: string): string[] {
  return [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();
}

const files = filesIn('en');

test('both languages have the same files, in both parts', () => {
  expect(filesIn('ar')).toEqual(files);
  for (const part of ['portal', 'cms']) expect(files.some((file) => file.startsWith(part))).toBe(true);
});

describe.each(files)('%s', (file) => {
  const english = readTexts('en', file);
  const arabic = readTexts('ar', file);

  test('has the same keys in both languages', () => {
    expect([...keysOf(arabic)].sort()).toEqual([...keysOf(english)].sort());
  });

  test.each(locales)('has every plural form of the language: %s', (locale) => {
    const texts = locale === 'en' ? english : arabic;
    const stems = new Set(
      Object.keys(texts)
        .filter((key) => isPlural(texts, key))
        .map((key) => key.replace(pluralSuffix, '')),
    );
    const missing = [...stems].flatMap((stem) =>
      pluralForms[locale].map((form) => `${stem}_${form}`).filter((key) => !(key in texts)),
    );
    expect(missing).toEqual([]);
  });

  test('has no empty text', () => {
    for (const texts of [english, arabic])
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  test('is Arabic in Arabic', () => {
    const others = Object.entries(arabic).filter(([, text]) => {
      const own = text.replace(/\{\{[^}]*\}\}/g, '').trim();
      return /\p{L}/u.test(own) && !/\p{Script=Arabic}/u.test(own) && !latinInArabic.test(own);
    });
    expect(others).toEqual([]);
  });

  test('is English in English', () => {
    const others = Object.entries(english).filter(([, text]) => /\p{Script=Arabic}/u.test(text) && text !== 'العربية');
    expect(others).toEqual([]);
  });

  test('says of each value between quotation marks that it stands there', () => {
    const unsaid = [english, arabic].flatMap((texts) =>
      Object.values(texts).filter((text) => /["“«]\u2068?\{\{\w+\}\}/.test(text)),
    );
    expect(unsaid).toEqual([]);
  });

  test('names the same values in both languages', () => {
    const differing = Object.entries(arabic).filter(([key, text]) => {
      // A plural form may say its number in a word: `صفحتان`.
      const other = isPlural(arabic, key) ? undefined : english[key];
      return other !== undefined && placeholdersOf(text).join() !== placeholdersOf(other).join();
    });
    expect(differing).toEqual([]);
  });
});

test.each(locales)('The sentence for a failure of ours is one everywhere (%s)', (locale) => {
  expect(readTexts(locale, 'portal/src/i18n/locales/*/errors.json')['internal.text']).toBe(
    messageText(locale, 'error.internal'),
  );
});
