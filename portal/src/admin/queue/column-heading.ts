import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Text } from '~/i18n/text';
import { describedWord } from '../values/written-values';

/** What a column is called. */
export function columnHeading(kind: SubmissionKind, name: string, admin: Text<'admin'>, t: Text<'lists'>): string {
  if (name === 'updatedAt') return t('columns.updatedAt');
  if (name === 'language') return t('columns.language');
  const described = describedKind(kind).columns.find(({ field }) => field === name);
  return describedWord(admin, 'field', described?.heading ?? name);
}
