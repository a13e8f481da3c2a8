import type { Locale } from '@scholars/contract/locale';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { countryName } from '@scholars/contract/reference/countries';
import { plainText } from '@scholars/contract/rich-text';
import { dateCell, type SheetCell } from '../../platform/sheets/write-sheet.js';
import { submissionTexts } from './submission-mails.js';

/** How the columns of a queue are headed in a file, and what is written for their values. */
export interface SheetWords {
  titleOf(column: string): string;
  valueOf(column: string, value: string): SheetCell;
}

/** For programs: the names and values of the wire, the same in both languages. */
export const wireWords: SheetWords = { titleOf: (column) => column, valueOf: (_column, value) => value };

/** For people: the words that the back office has for the same, and dates by which a table sorts. */
export function readersWords(kind: SubmissionKind, locale: Locale): SheetWords {
  const t = submissionTexts(locale);
  const { fields } = describedKind(kind);
  return {
    titleOf: (column) => t(`sheet.field.${column}` as SheetKey),
    valueOf(column, value) {
      if (value === '') return '';
      if (column === 'status' || column === 'language') return t(`sheet.${column}.${value}` as SheetKey);
      const format = fields[column];
      if (column === 'createdAt' || format === 'date') return dateCell(value);
      if (format === 'country') return countryName(value, locale);
      if (format === 'letter') return plainText(value);
      if (typeof format !== 'object' || !format.oneOf.includes(value)) return value;
      return t(`sheet.${format.words}.${value}` as SheetKey);
    },
  };
}

// What kinds describe has its words: contract/tests/sheet-words.test.ts.
type SheetKey = Parameters<ReturnType<typeof submissionTexts>>[0];
