import { describe, expect, it } from 'vitest';
import { addDays, addMonths, dayAfterKey, weeksOf } from './calendar-days';

describe('days in a calendar', () => {
  it.each([
    ['2027-04-06', 1, '2027-04-07'],
    ['2027-12-31', 1, '2028-01-01'],
    ['2028-03-01', -1, '2028-02-29'],
    ['2027-04-06', -7, '2027-03-30'],
    ['9999-12-31', 1, '9999-12-31'],
    ['1000-01-01', -7, '1000-01-01'],
  ])('%s and %i days is %s', (day, days, sum) => {
    expect(addDays(day, days)).toBe(sum);
  });

  it.each([
    ['2027-04-06', 1, '2027-05-06'],
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-03-31', -1, '2027-02-28'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-01-15', -1, '2026-12-15'],
    ['2028-02-29', 12, '2029-02-28'],
    ['9999-12-31', 12, '9999-12-31'],
  ])('%s and %i months is %s', (day, months, sum) => {
    expect(addMonths(day, months)).toBe(sum);
  });

  // 6 April 2027 is a Tuesday.
  it.each([
    ['ArrowUp', 'ltr', '2027-03-30'],
    ['ArrowDown', 'ltr', '2027-04-13'],
    ['ArrowLeft', 'ltr', '2027-04-05'],
    ['ArrowRight', 'ltr', '2027-04-07'],
    ['ArrowLeft', 'rtl', '2027-04-07'],
    ['ArrowRight', 'rtl', '2027-04-05'],
    ['Home', 'rtl', '2027-04-04'],
    ['End', 'rtl', '2027-04-10'],
    ['PageUp', 'ltr', '2027-03-06'],
    ['PageDown', 'ltr', '2027-05-06'],
    ['Enter', 'ltr', undefined],
    ['Tab', 'ltr', undefined],
  ] as const)('%s (%s) leads from 6 April 2027 to %s', (key, dir, day) => {
    expect(dayAfterKey('2027-04-06', { key, shiftKey: false }, dir)).toBe(day);
  });

  it.each([
    ['PageUp', '2026-04-06'],
    ['PageDown', '2028-04-06'],
  ])('%s with the shift key leads by a year', (key, day) => {
    expect(dayAfterKey('2027-04-06', { key, shiftKey: true }, 'ltr')).toBe(day);
  });
});

describe('the weeks of a month', () => {
  it.each([
    ['2027-04-06', '2027-03-28', '2027-05-08'],
    ['2026-02-15', '2026-02-01', '2026-03-14'],
    ['2027-05-31', '2027-04-25', '2027-06-05'],
  ])('of %s are six, from Sunday %s to Saturday %s', (day, first, last) => {
    const weeks = weeksOf(day);
    expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
    expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last]);
  });
});
