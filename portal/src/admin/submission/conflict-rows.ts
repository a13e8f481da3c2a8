import type { AuditEntry, SubmissionDetail } from '@scholars/contract/submissions';
import type { SubmissionChange } from '../data/submission-calls';

/** What was on the page when somebody else was faster, what was wanted, and what is true now. */
export interface Conflict {
  seen: SubmissionDetail;
  wanted: SubmissionChange;
  present: SubmissionDetail | undefined;
}

/** One field in which the versions of two coordinators differ. */
export interface ConflictRow {
  field: string;
  seen: string;
  /** What the coordinator here wanted it to be; nothing where they did not touch it. */
  wanted?: string;
  present: string;
  /** The line of the history that tells who changed it meanwhile, and when. */
  changedBy?: AuditEntry;
}

/** What was done since the page was opened, the oldest first. */
export function linesSince({ seen, present }: Pick<Conflict, 'seen' | 'present'>): AuditEntry[] {
  const known = new Set(seen.history.map(({ id }) => id));
  return (present?.history ?? []).filter(({ id }) => !known.has(id));
}

/** Whether a line tells what its reader has done; an invitation that goes out by itself is of the step that it follows. */
export function isOwnLine({ id, action, actor, isOwn = false }: AuditEntry, history: readonly AuditEntry[]): boolean {
  if (action !== 'invitation-sent' || actor !== '') return isOwn;
  const before = history.slice(
    0,
    history.findIndex((line) => line.id === id),
  );
  return before.findLast((line) => line.action === 'transition')?.isOwn ?? false;
}

/** Whether a line tells of a change, and not only of what was looked at. */
export const isChange = ({ action }: AuditEntry): boolean => action !== 'file-opened' && action !== 'messages-opened';

/** Status, assignee and what the sender filled in, as far as either side changed it. */
export function conflictRows(conflict: Conflict): ConflictRow[] {
  const { seen, wanted, present } = conflict;
  if (!present) return [];
  const lines = linesSince(conflict);
  const row = (field: string, before: string, now: string, mine: string | undefined): ConflictRow => {
    const changedBy = before === now ? undefined : lines.findLast((line) => isAbout(line, field));
    return {
      field,
      seen: before,
      present: now,
      ...(mine !== undefined && { wanted: mine }),
      ...(changedBy && { changedBy }),
    };
  };
  const all = [
    row('status', seen.status, present.status, wanted.change === 'transition' ? wanted.body.to : undefined),
    row(
      'assignee',
      seen.assignee?.id ?? '',
      present.assignee?.id ?? '',
      wanted.change === 'assign' ? wanted.body.assignee : undefined,
    ),
    ...Object.entries(present.fields).map(([name, now]) => row(name, seen.fields[name] ?? '', now, undefined)),
  ];
  return all.filter(({ seen: before, present: now, wanted: mine }) => mine !== undefined || before !== now);
}

function isAbout({ action, to }: AuditEntry, field: string): boolean {
  if (field === 'assignee') return action === 'assigned';
  if (field === 'status') return to !== null;
  return action === 'answered';
}
