import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withModulesOfTheirOwn } from '../vitest.config';

const folder = join(import.meta.dirname, '..');

test('Whoever puts something in the place of a module has a process to itself', () => {
  const files = ['src', 'tests'].flatMap((name) =>
    (readdirSync(join(folder, name), { recursive: true }) as string[]).map((file) => `${name}/${file}`),
  );
  const inDocument = files.filter((file) => file.endsWith('.test.tsx') && !file.startsWith('src/admin/'));
  const withMocks = inDocument.filter((file) => readFileSync(join(folder, file), 'utf8').includes('vi.mock('));
  expect(withMocks.sort()).toEqual(withModulesOfTheirOwn);
});
