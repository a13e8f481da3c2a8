import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword, goodPassword, readers } from './accounts';
import { expect, test } from './fixtures';
import { mailedSecrets } from './outbox';

/** What no line of a log may hold, whoever it is about. */
const shapes = {
  'an address of a mail': /[\w.+-]+@[\w-]+(\.[\w-]+)+/,
  'a bearer': /\bbearer\s+[\w-]{20,}/i,
  'a query string': /"\/[\w/.-]*\?\w+=/,
  'a traveller': /Traveller [\da-f]{8}/,
};

test('both processes have told their log of every journey, and of nobody in it', () => {
  const lines = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'product.log'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'));
  for (const service of ['cms', 'portal'])
    expect(lines.filter((line) => line.includes(`"service":"${service}"`)).length, service).toBeGreaterThan(0);

  const typed = [demoPassword, goodPassword, ...readers.map(({ last }) => last)];
  const secrets = new Set([...typed, ...mailedSecrets()]);
  const leaks = lines.flatMap((line) => {
    const shape = Object.entries(shapes).find(([, pattern]) => pattern.test(line))?.[0];
    const leak = shape ?? [...secrets].find((secret) => line.includes(secret));
    return leak === undefined ? [] : [{ leak, line: line.slice(0, 400) }];
  });
  expect(leaks).toEqual([]);
});
