import { expect, it } from 'vitest';
import { completeFacet } from './complete-facet.server';

const qatar = { value: 'QA', label: 'Qatar', count: 5 };

it('keeps what is chosen and has no entry, named and with a count of none', async () => {
  expect(await completeFacet([qatar], ['QA', 'JO'], () => 'Jordan')).toEqual([
    qatar,
    { value: 'JO', label: 'Jordan', count: 0 },
  ]);
});

it('shows the value itself where nobody knows its name, and asks nobody about the others', async () => {
  expect(await completeFacet(undefined, ['old-category'], async () => undefined)).toEqual([
    { value: 'old-category', label: 'old-category', count: 0 },
  ]);
  expect(await completeFacet([qatar], ['QA'], () => expect.unreachable())).toEqual([qatar]);
});
