import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '../src');
const styles = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));

test('what is aligned as its parent is so in Chromium too, which has its own word for it', () => {
  const aligned = (name: string, word: RegExp) => readFileSync(join(folder, name), 'utf8').match(word)?.length ?? 0;
  const alone = styles.filter(
    (name) =>
      aligned(name, /: match-parent;/g) !== aligned(name, /: -webkit-match-parent;\n\s*text-align: match-parent;/g),
  );
  expect(styles.length).toBeGreaterThan(0);
  expect(alone).toEqual([]);
});
