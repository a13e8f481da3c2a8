import { expect, it } from 'vitest';
import { eachByItself } from '../src/platform/processes/each-by-itself.js';

it('One that fails keeps no other from its turn, and is told at the end', async () => {
  const done: number[] = [];
  const working = eachByItself([1, 2, 3], async (one) => {
    if (one === 2) throw new Error('The second fails');
    done.push(one);
  });
  await expect(working).rejects.toMatchObject({ message: '1 failed', errors: [new Error('The second fails')] });
  expect(done).toEqual([1, 3]);
});
