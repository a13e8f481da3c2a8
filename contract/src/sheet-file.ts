import { siteDay } from './site-day.js';

/** A workbook of Excel and others (ECMA-376). */
export const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What a table is saved as that is of this moment, so that those of several days stand beside each other. */
export function sheetFileName(what: string, format: 'csv' | 'xlsx', now: Date = new Date()): string {
  return `${what}-${siteDay(now)}.${format}`;
}
