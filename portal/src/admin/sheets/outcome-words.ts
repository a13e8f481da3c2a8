import type { SheetImportSummary } from '@scholars/contract/sheet-imports';
import type { Text } from '~/i18n/text';
import { dot } from '../values/dot';

/** What became of a table's rows, in words. */
export function outcomeWords(t: Text<'sheets'>, { imported, refused }: SheetImportSummary): string {
  return `${t('imported', { count: imported })}${dot}${refused > 0 ? t('refused', { count: refused }) : t('none')}`;
}
