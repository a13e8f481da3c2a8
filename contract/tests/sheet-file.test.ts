import { expect, it } from 'vitest';
import { sheetFileName } from '../src/sheet-file.js';

it.each([
  ['2026-11-30T20:59:59Z', 'travel-intakes-2026-11-30.csv'],
  ['2026-11-30T21:00:00Z', 'travel-intakes-2026-12-01.csv'],
])('a table that is saved at %s has the day of Doha in its name', (at, name) => {
  expect(sheetFileName('travel-intakes', 'csv', new Date(at))).toBe(name);
});
