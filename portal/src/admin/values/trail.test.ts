import { describe, expect, it } from 'vitest';
import { pageOf, placeOn, rowAfter, stepAlong, type Trail } from './trail';

const pageSize = 3;
const listOf = (text: string) => (page: number) =>
  Promise.resolve([...text].slice((page - 1) * pageSize, page * pageSize));
const trailOf = (ids: string, page: number): Trail => ({
  ids: [...ids],
  pages: [...ids].map(() => page),
  first: page,
  last: page,
  pageSize,
  total: 9,
});
const idAfter = async (trail: Trail, id: string, by: 1 | -1, list: string) =>
  (await stepAlong(trail, id, by, listOf(list)))?.id;

describe('The next record of a list', () => {
  it.each([
    ['on the page one came from', 'abc', 1, 'a', 'abcdefghi', 'b'],
    ['on its next page', 'abc', 1, 'c', 'abcdefghi', 'd'],
    ['where the last one has left the list', 'abc', 1, 'c', 'abdefghi', 'd'],
    ['where all of the page have left it', 'abc', 1, 'c', 'defghi', 'd'],
    ['where new ones stand before', 'abc', 1, 'c', 'xyabcdefghi', 'd'],
    ['is none at the end', 'ghi', 3, 'i', 'abcdefghi', undefined],
    ['is none at the end of a list that has become empty', 'ghi', 3, 'i', '', undefined],
  ])('%s', async (_name, ids, page, id, list, expected) => {
    expect(await idAfter(trailOf(ids, page), id, 1, list)).toBe(expected);
  });
});

describe('The one before', () => {
  it.each([
    ['on the page one came from', 'def', 2, 'e', 'abcdefghi', 'd'],
    ['on the page before', 'def', 2, 'd', 'abcdefghi', 'c'],
    ['where one of the page has left the list', 'def', 2, 'd', 'abcefghi', 'c'],
    ['that has come in since', 'abc', 1, 'a', 'xabcdefghi', 'x'],
    ['is none at the start', 'abc', 1, 'a', 'abcdefghi', undefined],
    ['is none where all of the first page have left it', 'abc', 1, 'a', 'defghi', undefined],
  ])('%s', async (_name, ids, page, id, list, expected) => {
    expect(await idAfter(trailOf(ids, page), id, -1, list)).toBe(expected);
  });
});

it('A walk through the list passes each record once, also where each leaves it', async () => {
  let left = 'abcdefgh';
  const seen = ['a'];
  let step = { id: 'a', trail: trailOf('abc', 1) };
  for (;;) {
    left = left.replace(step.id, '');
    const next = await stepAlong(step.trail, step.id, 1, listOf(left));
    if (!next) break;
    step = next;
    seen.push(next.id);
  }
  expect(seen.join('')).toBe('abcdefgh');
});

it('A record’s place is counted over the pages', () => {
  expect(placeOn(trailOf('def', 2), 'e')).toBe(5);
});

it('A record’s page is the one that it was read on', async () => {
  const onward = await stepAlong(trailOf('abc', 1), 'c', 1, listOf('abcdefghi'));
  expect([...'abcdef'].map((id) => pageOf(onward!.trail, id))).toEqual([1, 1, 1, 2, 2, 2]);
  const whereTheyLeave = await stepAlong(trailOf('abc', 1), 'c', 1, listOf('defghi'));
  expect(pageOf(whereTheyLeave!.trail, 'd')).toBe(1);
  const backward = await stepAlong(trailOf('def', 2), 'd', -1, listOf('abcdefghi'));
  expect([...'abcdef'].map((id) => pageOf(backward!.trail, id))).toEqual([1, 1, 1, 2, 2, 2]);
});

it.each([
  ['its own', 'b', 'abc', 'b'],
  ['the one after, where it has left the list', 'b', 'ac', 'c'],
  ['the one before, where none after it is left', 'c', 'ab', 'b'],
  ['none, where nothing is left of the list', 'b', 'xyz', undefined],
])('The row that one goes on with after a record is %s', (_name, id, rows, expected) => {
  expect(rowAfter(trailOf('abc', 1), id, [...rows])).toBe(expected);
});
