import type { Locale } from '@scholars/contract/locale';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';
import { statusesOf, waitingStatuses } from '@scholars/contract/submission-status';
import { listCoordinators } from '../submission/coordinators.js';
import { areaReferences } from '../thematic-area/area-references.js';
import { countByArea, countByCountry, countByStatus, countByWeek, countWaiting, type Count } from './count-arrivals.js';
import { countUses } from './count-uses.js';
import type { FiguresWanted } from './figures-wanted.js';
import { weeksOf } from './period.js';
import { countDecidedBy, timeToDecision } from './time-to-decision.js';

const hourMs = 3_600_000;

/** All figures of some kinds in some days: twelve queries at most, whatever there is to be counted. */
export async function getStatistics(wanted: FiguresWanted, locale: Locale): Promise<Statistics> {
  const { kinds, period } = wanted;
  const weeks = weeksOf(period);
  const [byStatus, byWeek, byCountry, byArea, waits, areas] = await Promise.all([
    countByStatus(wanted),
    countByWeek(wanted, weeks),
    countByCountry(wanted),
    kinds.includes('applications') ? countByArea(wanted) : new Map<number, number>(),
    timeToDecision(wanted),
    areaReferences(locale),
  ]);
  return {
    ...period,
    kinds: kinds.map((kind) => {
      const wait = waits.find((one) => one.kind === kind);
      return {
        kind,
        statuses: Object.fromEntries(statusesOf(kind).map((status) => [status, sumOf(byStatus, kind, status)])),
        decided: wait?.decided ?? 0,
        medianHours: wait ? wait.medianMs / hourMs : null,
        ninetiethHours: wait ? wait.ninetiethMs / hourMs : null,
      };
    }),
    weeks: weeks.map((week, place) => ({
      ...week,
      arrived: Object.fromEntries(kinds.map((kind) => [kind, sumOf(byWeek, kind, place)])),
    })),
    areas: kinds.includes('applications')
      ? [...areas.values()].map((area) => ({ area, count: byArea.get(area.id) ?? 0 }))
      : [],
    countries: countriesIn(byCountry, locale),
    coordinators: await workloads(wanted),
    uses: await countUses(period, locale),
  };
}

function sumOf<By>(counted: readonly Count<By>[], kind: SubmissionKind, by: By): number {
  return counted.find((one) => one.kind === kind && one.by === by)?.n ?? 0;
}

/** The most first, those of equal number by their code. */
function countriesIn(counted: readonly Count<string | null>[], locale: Locale): Statistics['countries'] {
  const kindsIn = new Map<string, Record<string, number>>();
  for (const { kind, by, n } of counted) if (by) kindsIn.set(by, { ...kindsIn.get(by), [kind]: n });
  return [...kindsIn]
    .map(([code, kinds]) => ({ code, kinds, count: Object.values(kinds).reduce((sum, n) => sum + n, 0) }))
    .sort((one, other) => other.count - one.count || (one.code < other.code ? -1 : 1))
    .map(({ code, count, kinds }) => ({ country: presentCountry(code, locale), count, kinds }));
}

/** Everybody who may work through the queues, by name, and what is nobody's. */
async function workloads(wanted: FiguresWanted): Promise<Statistics['coordinators']> {
  const { kinds } = wanted;
  const [people, waiting, decided] = await Promise.all([
    listCoordinators(),
    countWaiting(wanted, waitingStatuses),
    countDecidedBy(wanted),
  ]);
  const waitingOf = (id: string | null) => Object.fromEntries(kinds.map((kind) => [kind, sumOf(waiting, kind, id)]));
  return [
    ...people.map(({ id, name, userId }) => ({ id, name, waiting: waitingOf(id), decided: decided.get(userId) ?? 0 })),
    { id: null, name: '', waiting: waitingOf(null), decided: 0 },
  ];
}
