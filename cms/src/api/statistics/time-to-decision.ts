import { decidedStatuses } from '@scholars/contract/submission-status';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { onlyShownOf } from '../submission/hidden-submissions.js';
import type { FiguresWanted } from './figures-wanted.js';
import { spanOf } from './period.js';

/** How many of a kind were decided for the first time, and how long they had waited. */
export interface TimeToDecision {
  kind: SubmissionKind;
  decided: number;
  medianMs: number;
  ninetiethMs: number;
}

/**
 * Of each kind the first decisions of these days, by the histories' lines: from that of the arrival to the first that
 * says what was decided. The median and the ninetieth of a hundred are waits that there were (nearest rank). One query.
 */
export async function timeToDecision({ kinds, period, by }: FiguresWanted): Promise<TimeToDecision[]> {
  if (kinds.length === 0) return [];
  const db = strapi.db.connection;
  const { begins, ends } = spanOf(period);
  const decisions = [...new Set(kinds.flatMap(decidedStatuses))];
  const isDecision = `to_status in (${decisions.map(() => '?').join(', ')})`;
  const histories = onlyShownOf(db('audit_entries as e'), kinds, by)
    .whereIn('kind', [...kinds])
    .whereIn('action', ['created', 'transition', 'taken-back'])
    .groupBy('kind', 'document_id')
    .select('kind', 'document_id', {
      arrived: db.raw(`min(case when action = 'created' then at end)`),
      decided: db.raw(`min(case when action = 'transition' and ${isDecision} then at end)`, decisions),
      went_back: db.raw(`max(case when action = 'taken-back' then 1 end)`),
    });
  // Line by line only where a step was taken back, which few were: to ask it of each line costs as much as half of all else.
  const firsts = db.from('histories as h').select('kind', 'arrived', {
    decided: db.raw(
      `case when went_back is null then decided else (select min(e.at) from audit_entries e where e.kind = h.kind
        and e.document_id = h.document_id and e.action = 'transition' and ${isDecision} and ${isKept}) end`,
      decisions,
    ),
  });
  const placed = db
    .from('firsts')
    .whereNotNull('arrived')
    .whereBetween('decided', [begins.getTime(), ends.getTime()])
    .select('kind', {
      took: db.raw('decided - arrived'),
      place: db.raw('row_number() over (partition by kind order by decided - arrived)'),
      total: db.raw('count(*) over (partition by kind)'),
    });
  const rows: { kind: SubmissionKind; total: unknown; median: unknown; ninetieth: unknown }[] = await db
    .with('histories', histories)
    .with('firsts', firsts)
    .with('placed', placed)
    .from('placed')
    .groupBy('kind')
    .select('kind', {
      total: db.raw('max(total)'),
      median: db.raw('max(case when place = (total + 1) / 2 then took end)'),
      ninetieth: db.raw('max(case when place = (9 * total + 9) / 10 then took end)'),
    });
  return rows.map(({ kind, total, median, ninetieth }) => ({
    kind,
    decided: Number(total),
    medianMs: Number(median),
    ninetiethMs: Number(ninetieth),
  }));
}

/** Of a line `e` with a status: it was not taken back, which the next line with one would say. */
const isKept = `coalesce((select n.action from audit_entries n where n.kind = e.kind and n.document_id = e.document_id
  and n.id > e.id and n.to_status is not null order by n.id limit 1), '') <> 'taken-back'`;

/** How many submissions each account has decided in these days, by its number. One query. */
export async function countDecidedBy({ kinds, period, by }: FiguresWanted): Promise<Map<number, number>> {
  const { begins, ends } = spanOf(period);
  const rows: { actor_id: number; n: unknown }[] = await onlyShownOf(
    strapi.db.connection('audit_entries as e'),
    kinds,
    by,
  )
    .where({ action: 'transition' })
    .whereRaw(isKept)
    .whereIn('kind', [...kinds])
    .whereIn('to_status', [...new Set(kinds.flatMap(decidedStatuses))])
    .whereBetween('at', [begins.getTime(), ends.getTime()])
    .whereNotNull('actor_id')
    .groupBy('actor_id')
    .select('actor_id')
    .countDistinct({ n: 'document_id' });
  return new Map(rows.map(({ actor_id, n }) => [actor_id, Number(n)]));
}
