import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startCmsProcess } from './support/cms-process.js';

const dataDir = mkdtempSync(join(tmpdir(), 'scholars-seed-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describe('A database that was being filled when the process was killed', () => {
  it('is not taken for a whole one, and goes on as it is where nothing is to be filled', async () => {
    const levels = { SEED: 'demo', LOG_LEVEL: 'info' };
    await expect(startCmsProcess(dataDir, levels, 'Seeding (demo)')).rejects.toThrow('Seeding (demo)');
    await expect(startCmsProcess(dataDir, levels)).rejects.toThrow(/Filling this database was begun at \d{4}-/);
    const cms = await startCmsProcess(dataDir, { SEED: 'none' });
    expect(await cms.end('SIGTERM')).toMatchObject({ code: 0 });
  }, 180_000);
});
