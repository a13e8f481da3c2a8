import { expect, it } from 'vitest';
import { readSettings } from '../src/settings.js';
import { readText } from './support/compose.js';

// NODE_ENV says it where the product is started.
const asked = ['NODE_ENV', ...Object.keys(readSettings({})).filter((name) => name !== 'APP_ENV')];

/** The variables in the first column of a guide's first table, which is that of the configuration. */
function variablesOf(guide: string): string[] {
  const [, table = ''] = readText(guide).split(/\n\| --- .*\n/);
  const [rows = ''] = table.split('\n\n');
  return rows.split('\n').flatMap((row) => [...(row.split('|')[1] ?? '').matchAll(/`(\w+)`/g)].map(([, name]) => name));
}

it.each(['docs/operations.md', 'docs/operations.ar.md'])(
  '%s tells of each variable that is read, and of no other',
  (guide) => {
    expect(variablesOf(guide).toSorted()).toEqual(asked.toSorted());
  },
);
