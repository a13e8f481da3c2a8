import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, 'locales/en');
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/**
 * TypeScript knows the keys of a JSON file, and nothing of its texts. `npx vitest run english-texts -u` writes the
 * file.
 */
it('the locale files of pages and the placeholders of their texts stand in english-texts.ts', async () => {
  const names = readdirSync(folder)
    .map((file) => file.replace(/\.json$/, ''))
    .sort();
  const placeholders = names.flatMap((name) => {
    const found = placeholdersIn(JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')));
    const lines = [...found].map(
      ([key, values]) => `    ${quoted(key)}: ${[...values].map((value) => `'${value}'`).join(' | ')};`,
    );
    return lines.length > 0 ? [`  ${quoted(name)}: {`, ...lines, '  };'] : [];
  });
  const written = [
    '// Written by the test of the texts: `npx vitest run english-texts -u`.',
    '',
    '/** The locale files of pages. What a text is called, and whether it is counted, is read from the English ones. */',
    'export interface LocaleFiles {',
    ...names.map((name) => `  ${quoted(name)}: typeof import('./en/${name}.json');`),
    '}',
    '',
    '/** The placeholders of each English text. */',
    'export interface Placeholders {',
    ...placeholders,
    '}',
    '',
  ].join('\n');
  await expect(written).toMatchFileSnapshot('locales/english-texts.ts');
});

/** By the key that a text is asked for by: plural forms count as one. */
function placeholdersIn(value: unknown, key = '', found = new Map<string, Set<string>>()): Map<string, Set<string>> {
  if (typeof value === 'string') {
    const names = [...value.matchAll(/\{\{\s*(\w+)/g)].flatMap(([, name]) => name ?? []);
    const asked = key.replace(pluralSuffix, '');
    if (names.length > 0) found.set(asked, new Set([...(found.get(asked) ?? []), ...names].sort()));
  } else {
    for (const [name, inner] of Object.entries(value as object))
      placeholdersIn(inner, key ? `${key}.${name}` : name, found); // a locale file is texts and groups of texts
  }
  return found;
}

function quoted(key: string): string {
  return /^\w+$/.test(key) ? key : `'${key}'`;
}
