import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src');

/** Titles of documents and of what leads to them are no lines of a page. */
const titles = [
  'i18n/locales/ar/admin.json',
  'i18n/locales/en/admin.json',
  'public/feeds/opportunity-feed.ts',
  'public/focus-areas/focus-area.tsx',
  'public/members/member-detail.tsx',
  'shared/error-page.tsx',
  'shared/page-meta.ts',
];

/** The words of a comment are none of the page. */
const withoutComments = (text: string) => text.replaceAll(/\/\*.*?\*\//gs, '');

test('a dot between two facts goes with the one that follows: no line ends with it', () => {
  const breaking = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => /\.(tsx?|json)$/.test(name) && !/\.test\.|english-texts/.test(name))
    .filter((name) => /· |·\{/.test(withoutComments(readFileSync(join(folder, name), 'utf8'))));
  expect(breaking.toSorted()).toEqual(titles);
});
