import { parseDateOnly } from '@scholars/contract/dates';
import { instantOf } from '@scholars/contract/queues/queue-filters';
import { statisticsDaysDefault, statisticsDaysMax } from '@scholars/contract/statistics';
import { invalidFields } from '../../platform/errors/contract-error.js';

/** The first and the last of some days, `YYYY-MM-DD`, as they are in Doha. */
export interface Period {
  from: string;
  to: string;
}

const dayMs = 86_400_000;
const dohaMs = 3 * 3_600_000;
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
const addDays = (day: string, days: number) => dayOf(Date.parse(day) + days * dayMs);

/**
 * The days that are asked for; until today, and some three months, where they are left open.
 *
 * @throws ContractError 422 where they end before they begin, or are too many
 */
export function readPeriod({ from, to }: Partial<Period>, now: number): Period {
  const last = to ?? dayOf(now + dohaMs);
  const first = from ?? addDays(last, 1 - statisticsDaysDefault);
  const days = (Date.parse(last) - Date.parse(first)) / dayMs + 1;
  if (days < 1 || days > statisticsDaysMax || !parseDateOnly(first))
    throw invalidFields({ [to === undefined ? 'from' : 'to']: ['value.invalid'] });
  return { from: first, to: last };
}

/** Its weeks, from Sunday to Saturday; the first and the last may be shorter. */
export function weeksOf({ from, to }: Period): Period[] {
  const weeks: Period[] = [];
  for (let first = from; first <= to;) {
    const saturday = addDays(first, 6 - new Date(first).getUTCDay());
    const last = saturday < to ? saturday : to;
    weeks.push({ from: first, to: last });
    first = addDays(last, 1);
  }
  return weeks;
}

/** When it begins and ends, as a queue is narrowed to the same days. */
export function spanOf({ from, to }: Period): { begins: Date; ends: Date } {
  return { begins: new Date(instantOf(from, '00:00:00.000')), ends: new Date(instantOf(to, '23:59:59.999')) };
}
