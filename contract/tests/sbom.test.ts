import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listComponents } from '../../scripts/lib/list-components.mjs';

const folder = join(import.meta.dirname, '..');
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
>;

interface Component {
  name: string;
  version: string;
  purl: string;
  licenses?: unknown[];
  hashes?: unknown[];
}

test('the list of what a package is made of has all that runs, and nothing that only builds or tests', async () => {
  const list = JSON.parse(await listComponents(folder)) as { bomFormat: string; components: Component[] };
  expect(list.bomFormat).toBe('CycloneDX');
  const found = new Map(list.components.map((component) => [component.name, component]));
  for (const [name, version] of Object.entries(dependencies)) {
    expect(found.get(name)).toMatchObject({ version, purl: `pkg:npm/${name}@${version}` });
    expect([found.get(name)?.licenses, found.get(name)?.hashes]).toEqual([[expect.anything()], [expect.anything()]]);
  }
  expect(Object.keys(devDependencies).filter((name) => found.has(name))).toEqual([]);
}, 60_000);
