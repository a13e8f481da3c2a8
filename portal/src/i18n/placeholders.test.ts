import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const folder = path.resolve(import.meta.dirname, 'locales/en');
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** TypeScript knows the keys of a JSON file, and nothing of its texts. `npx vitest run placeholders -u` writes the file. */
it('the placeholders of each text stand in placeholders.ts', async () => {
  const namespaces = readdirSync(folder).flatMap((file) => {
    const found = placeholdersIn(JSON.parse(readFileSync(path.join(folder, file), 'utf8')));
    const lines = [...found].map(
      ([key, names]) => `    ${quoted(key)}: ${[...names].map((name) => `'${name}'`).join(' | ')};`,
    );
    return lines.length > 0 ? [`  ${quoted(file.replace(/\.json$/, ''))}: {`, ...lines, '  };'] : [];
  });
  const written = [
    '/** The placeholders of each English text. Written by the test beside it: `npx vitest run placeholders -u`. */',
    'export interface Placeholders {',
    ...namespaces,
    '}',
    '',
  ].join('\n');
  await expect(written).toMatchFileSnapshot('placeholders.ts');
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
