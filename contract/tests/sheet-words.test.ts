import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { locales } from '../src/locale.js';
import { describedKind, kindNames } from '../src/queues/submission-kinds.js';
import { statusesOf } from '../src/submission-status.js';

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'));

describe.each(locales)('What a workbook of a queue says, in %s', (locale) => {
  const { sheet } = read(`cms/src/api/submission/locales/${locale}.json`) as { sheet: Words };
  const admin = read(`portal/src/i18n/locales/${locale}/admin.json`) as Words;

  test.each(kindNames)('is what the back office says of %s', (kind) => {
    const formats = Object.entries(describedKind(kind).fields);
    const said: (readonly [group: string, name: string])[] = [
      ...['reference', 'status', 'createdAt', 'assignee', ...formats.map(([field]) => field)].map(
        (name) => ['field', name] as const,
      ),
      ...statusesOf(kind).map((status) => ['status', status] as const),
      ...formats.flatMap(([, format]) =>
        typeof format === 'object' ? format.oneOf.map((one) => [format.words, one] as const) : [],
      ),
    ];
    for (const [group, name] of said) {
      expect(sheet[group]?.[name], `${group}.${name}`).toBeDefined();
      expect(sheet[group]?.[name], `${group}.${name}`).toBe(admin[group]?.[name]);
    }
  });
});
