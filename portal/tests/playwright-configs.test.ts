import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');
// The journeys’ own is used by each run.
const configs = readdirSync(folder).filter((name) => /^playwright\..+\.config\.ts$/.test(name));

// A command that finds nothing to do would be missed by nobody until somebody needs it.
test.each(configs)(
  '%s finds what it is for',
  async (config) => {
    const list = ['node_modules/@playwright/test/cli.js', 'test', '--config', config, '--list', '--no-deps'];
    const { stdout } = await promisify(execFile)(process.execPath, list, { cwd: folder });
    expect(Number(/Total: (\d+) tests/.exec(stdout)?.[1])).toBeGreaterThan(0);
  },
  60_000,
);
