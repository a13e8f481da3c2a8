import { describe, expect, it } from 'vitest';
import { isPeriod, parsePartialDate } from '../src/partial-date.js';

describe('A date of which one may know the year alone', () => {
  it.each([
    ['2019', '2019'],
    [' ٢٠١٩ ', '2019'],
    ['2019-05', '2019-05'],
    ['2019-5', '2019-05'],
    ['2019/05', '2019-05'],
    ['05-2019', '2019-05'],
    ['05/2019', '2019-05'],
    ['5/2019', '2019-05'],
    ['٠٥/٢٠١٩', '2019-05'],
    ['٠٥\u200f/٢٠١٩', '2019-05'],
    ['05.2019', '2019-05'],
    ['5 / 2019', '2019-05'],
  ])('is read of %j', (typed, read) => {
    expect(parsePartialDate(typed)).toBe(read);
  });

  it.each(['', '19', '05/19', '2019-13', '13/2019', '0/2019', '2019-05-06', '05/06/2019', '1899', '2101-01', '201905'])(
    'is not %j',
    (typed) => {
      expect(parsePartialDate(typed)).toBeUndefined();
    },
  );
});

describe('A period', () => {
  it.each([
    ['2019', '2020'],
    ['2019', '2019'],
    ['2019-05', '2019'],
    ['2019', '2019-01'],
    ['٢٠١٩-٠٥', '2020'],
    ['', '2020'],
    ['2020', ''],
  ])('may go from %s to %s', (from, to) => {
    expect(isPeriod({ from, to })).toBe(true);
  });

  it.each([
    ['2020', '2019'],
    ['2020-05', '2020-04'],
    ['٢٠٢٠', '2019'],
  ])('does not go from %s to %s', (from, to) => {
    expect(isPeriod({ from, to })).toBe(false);
  });

  it.each([
    ['مايو 20', '2020'],
    ['15/2019', '2018'],
    ['2020', 'later'],
  ])('from %s to %s has no wrong order, as one of them is no date', (from, to) => {
    expect(isPeriod({ from, to })).toBe(true);
  });
});
