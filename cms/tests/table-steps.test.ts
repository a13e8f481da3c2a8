import { mkdtempSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import knex, { type Knex } from 'knex';
import { afterAll, describe, expect, it } from 'vitest';
import { tableSteps } from '../src/platform/database/table-steps.js';
import { tableStepFacts } from './facts/table-steps.js';
import { copyTemplate } from './support/cms.js';
import { startCmsProcess } from './support/cms-process.js';

const root = mkdtempSync(join(tmpdir(), 'scholars-tables-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

let files = 0;
const sqlite = (filename: string): Knex.Config => ({
  client: 'better-sqlite3',
  connection: { filename },
  useNullAsDefault: true,
});

tableStepFacts(async () => sqlite(join(root, `${(files += 1)}.db`)));

describe('The steps of the tables', () => {
  it('are numbered one by one, and named', () => {
    const numbers = tableSteps.map(({ name }) => /^(\d{4})-[a-z-]+$/.exec(name)?.[1]);
    expect(numbers).toEqual(tableSteps.map((_, index) => String(index + 1).padStart(4, '0')));
  });
});

describe('A database that a newer version has changed', () => {
  it('is refused at the start', { timeout: 60_000 }, async () => {
    const dataDir = join(root, 'newer');
    mkdirSync(dataDir);
    copyTemplate(dataDir);
    const db = knex(sqlite(join(dataDir, 'data.db')));
    await db('table_steps').insert({ id: 9999, name: '9999-later', batch: 2, migration_time: null });
    await db.destroy();
    await expect(startCmsProcess(dataDir)).rejects.toThrow(/A newer version has changed this database \(9999-later\)/);
  });
});
