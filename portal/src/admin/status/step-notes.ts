import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isDecidedForGood, nextStatuses } from '@scholars/contract/submission-status';
import type { Text } from '~/i18n/text';

/** What one should know of a step before it is taken: what else it does, and whether a way leads back. */
export function stepNotes(t: Text<'admin'>, kind: SubmissionKind, to: string): string[] {
  const notes: string[] = [];
  if (kind === 'founding-fellows-profiles' && to === 'approved') notes.push(t('next.invites'));
  if (nextStatuses(kind, to).length === 0) notes.push(t('next.last'));
  else if (isDecidedForGood(kind, to)) notes.push(t('next.forGood'));
  return notes;
}
