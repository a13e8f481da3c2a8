import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { nextStatuses } from '@scholars/contract/submission-status';
import type { SubmissionDetail } from '@scholars/contract/submissions';

let made = 0;

/** A submission as its page shows it; fields that are not given are empty. */
export function buildSubmission(
  kind: SubmissionKind,
  { status = 'new', fields = {}, ...given }: Partial<SubmissionDetail> = {},
): SubmissionDetail {
  made += 1;
  const { referencePrefix, fields: described } = describedKind(kind);
  const createdAt = new Date(Date.UTC(2026, 10, 1, 0, made)).toISOString();
  return {
    id: `submission${made}`,
    reference: `${referencePrefix}-2026-${String(made).padStart(6, '0')}`,
    status,
    version: 1,
    next: [...nextStatuses(kind, status)],
    isOwn: false,
    locale: 'en',
    assignee: null,
    createdAt,
    updatedAt: createdAt,
    fields: { ...Object.fromEntries(Object.keys(described).map((name) => [name, ''])), ...fields },
    files: [],
    history: [{ id: '1', at: createdAt, actor: '', action: 'created', from: null, to: 'new', reason: '' }],
    ...given,
  };
}
