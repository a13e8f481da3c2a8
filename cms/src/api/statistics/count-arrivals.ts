import type { Knex } from 'knex';
import { countryField } from '@scholars/contract/queues/queue-fields';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { isPostgres } from '../../platform/database/dialect.js';
import { timestamp } from '../../platform/database/timestamp.js';
import { columnOf, contentTypeOf } from '../submission/content-type-of.js';
import { onlyShown } from '../submission/hidden-submissions.js';
import type { FiguresWanted } from './figures-wanted.js';
import { spanOf, type Period } from './period.js';

/** How many of a kind, by what they are counted by. */
export interface Count<By> {
  kind: SubmissionKind;
  by: By;
  n: number;
}

/** What arrived, by the status that it has now. One query, as each here. */
export function countByStatus(wanted: FiguresWanted): Promise<Count<string>[]> {
  return countEach(wanted, (kind) => arrived(kind, wanted).groupBy('s.status').select({ by: 's.status' }));
}

/** What arrived, by the country that its sender named, where its kind asks for one. */
export function countByCountry(wanted: FiguresWanted): Promise<Count<string | null>[]> {
  const asked = wanted.kinds.flatMap((kind) => {
    const field = countryField(kind);
    return field ? [[kind, `s.${columnOf(kind, field)}`] as const] : [];
  });
  const columns = new Map(asked);
  return countEach({ ...wanted, kinds: [...columns.keys()] }, (kind) => {
    const column = columns.get(kind) ?? '';
    return arrived(kind, wanted).groupBy(column).select({ by: column });
  });
}

/** What arrived, by the place of its week among these. */
export function countByWeek(wanted: FiguresWanted, weeks: readonly Period[]): Promise<Count<number>[]> {
  const db = strapi.db.connection;
  const moment = isPostgres(db) ? 'cast(? as timestamp)' : '?';
  const rows = weeks.map((week, place) => {
    const { begins, ends } = spanOf(week);
    return [place, timestamp(begins), timestamp(ends)];
  });
  const values = db.raw(
    `values ${rows.map(() => `(cast(? as integer), ${moment}, ${moment})`).join(', ')}`,
    rows.flat(),
  );
  const queryOf = (kind: SubmissionKind) =>
    db('weeks as w')
      .join(`${contentTypeOf(kind).table} as s`, (on) =>
        on.on('s.created_at', '>=', 'w.begins').andOn('s.created_at', '<=', 'w.ends'),
      )
      .groupBy('w.place')
      .select({ by: 'w.place' });
  return countEach(wanted, queryOf, db.with('weeks', ['place', 'begins', 'ends'], values));
}

/** Applications that arrived, by the numbers of the areas of their opportunities, drafts too. */
export async function countByArea(wanted: FiguresWanted): Promise<Map<number, number>> {
  const rows: { by: number; n: unknown }[] = await arrived('applications', wanted)
    .join('opportunities as o', 'o.document_id', 's.opportunity_id')
    .join('opportunities_thematic_areas_lnk as l', 'l.opportunity_id', 'o.id')
    .join('thematic_areas as t', 't.id', 'l.thematic_area_id')
    .groupBy('t.number')
    .select({ by: 't.number' })
    .countDistinct({ n: 's.id' });
  return new Map(rows.map(({ by, n }) => [by, Number(n)]));
}

/** What waits for a decision now, by whose it is. */
export function countWaiting(
  wanted: FiguresWanted,
  statusesOf: (kind: SubmissionKind) => readonly string[],
): Promise<Count<string | null>[]> {
  return countEach(wanted, (kind) =>
    strapi.db
      .connection(`${contentTypeOf(kind).table} as s`)
      .whereIn('s.status', [...statusesOf(kind)])
      .groupBy('s.assignee')
      .select({ by: 's.assignee' }),
  );
}

function arrived(kind: SubmissionKind, { period }: FiguresWanted): Knex.QueryBuilder {
  const { begins, ends } = spanOf(period);
  return strapi.db
    .connection(`${contentTypeOf(kind).table} as s`)
    .whereBetween('s.created_at', [timestamp(begins), timestamp(ends)]);
}

/** The same question to the table of each kind, `s` in it, as one query; `around` has what they share. */
async function countEach<By>(
  { kinds, by }: FiguresWanted,
  queryOf: (kind: SubmissionKind) => Knex.QueryBuilder,
  around: Knex.QueryBuilder = strapi.db.connection.queryBuilder(),
): Promise<Count<By>[]> {
  if (kinds.length === 0) return [];
  const db = strapi.db.connection;
  const each = kinds.map((kind) =>
    onlyShown(queryOf(kind), kind, by, 's.document_id')
      .select({ kind: db.raw('cast(? as varchar(40))', [kind]) })
      .count({ n: '*' }),
  );
  const rows: (Omit<Count<By>, 'n'> & { n: unknown })[] = await around
    .from(db.queryBuilder().unionAll(each).as('counted'))
    .select('*');
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}
