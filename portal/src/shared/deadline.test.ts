import { expect, it } from 'vitest';
import { daysUntil } from './deadline';

it.each([
  ['2027-01-21T20:59:00.000Z', '2027-01-21T05:00:00.000Z', 0],
  ['2027-01-21T20:59:00.000Z', '2027-01-20T21:00:00.000Z', 0],
  ['2027-01-21T20:59:00.000Z', '2027-01-20T20:59:00.000Z', 1],
  ['2027-03-01T20:59:00.000Z', '2027-02-15T12:00:00.000Z', 14],
  ['2027-01-21T20:59:00.000Z', '2027-01-22T05:00:00.000Z', -1],
])('a deadline at %s is at %s %i days away, counted in Doha', (deadline, now, days) => {
  expect(daysUntil(deadline, now)).toBe(days);
});
