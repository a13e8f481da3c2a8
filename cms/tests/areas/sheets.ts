import { isShortRun } from '@scholars/contract/tests/short-run';
import { sheetCheckFacts } from '../facts/sheet-checks.js';
import { sheetFileFacts } from '../facts/sheet-files.js';
import { sheetImportFacts } from '../facts/sheet-import.js';
import type { Cms } from '../support/cms.js';
import { useSheets } from '../support/sheets.js';

/** Tables that coordinators bring in. They are asked last, as what is brought in stays. */
export function askSheets(cms: Cms): void {
  const sheets = useSheets(cms);
  sheetCheckFacts(cms, sheets);
  sheetFileFacts(cms, sheets);
  // In a thorough run more rows than are written at once.
  sheetImportFacts(cms, sheets, isShortRun ? 40 : 120);
}
