import { describe, expect, it } from 'vitest';
import { isPeriod } from '../src/partial-date.js';

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
    ['5/2019', '2018'],
    ['2020', 'later'],
  ])('from %s to %s has no wrong order, as one of them is no date', (from, to) => {
    expect(isPeriod({ from, to })).toBe(true);
  });
});
