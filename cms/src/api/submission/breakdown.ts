import type { QueueBreakdown } from '@scholars/contract/queue-work';
import { daysOfAge, queueAges } from '@scholars/contract/queues/queue-ages';
import { instantOf } from '@scholars/contract/queues/queue-filters';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { waitingStatuses } from '@scholars/contract/submission-status';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { timestamp } from '../../platform/database/timestamp.js';
import { contentTypeOf } from './content-type-of.js';
import { onlyShown } from './hidden-submissions.js';

/** What waits for a decision, by age in days of Doha and by who has taken it on. Two queries. */
export async function getBreakdown(
  kind: SubmissionKind,
  by: Pick<SignedIn, 'userId'>,
  now: number = Date.now(),
): Promise<QueueBreakdown> {
  const waiting = () =>
    onlyShown(strapi.db.connection(contentTypeOf(kind).table), kind, by).whereIn('status', [...waitingStatuses(kind)]);
  const ages = queueAges.map((age) => ({ age, ...daysOfAge(age, now) }));
  const sums = ages.map(({ age, from, to }) => {
    const conditions = [
      ...(from ? [{ sql: 'created_at >= ?', at: instantOf(from, '00:00:00.000') }] : []),
      ...(to ? [{ sql: 'created_at <= ?', at: instantOf(to, '23:59:59.999') }] : []),
    ];
    const held = conditions.map(({ sql }) => sql).join(' and ');
    const days = conditions.map(({ at }) => timestamp(new Date(at)));
    return strapi.db.connection.raw(`sum(case when ${held} then 1 else 0 end) as ${age}`, days);
  });
  const [counted]: Record<string, unknown>[] = await waiting().select(sums);
  const assignees: { assignee: string | null; n: unknown }[] = await waiting()
    .groupBy('assignee')
    .orderBy('assignee')
    .select('assignee')
    .count({ n: '*' });
  return {
    // The column's name is in lower case on PostgreSQL.
    ages: ages.map((one) => ({ ...one, count: Number(counted?.[one.age] ?? counted?.[one.age.toLowerCase()] ?? 0) })),
    assignees: assignees.map(({ assignee, n }) => ({ id: assignee, count: Number(n) })),
  };
}
