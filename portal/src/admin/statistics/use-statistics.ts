import { parseDateOnly } from '@scholars/contract/dates';
import { siteDay } from '@scholars/contract/site-day';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { getStatistics, statisticsDaysDefault, type Statistics } from '@scholars/contract/statistics';
import { useSearchParams } from 'react-router';
import { addDays } from '~/ui/fields/date/calendar-days';
import { useCall } from '../data/use-call';
import type { Days } from '../queue/day-range-form';

export const statisticsPath = 'statistics';

/** The figures of the days that stand in the address; without any, of the last ninety. */
export function useStatistics() {
  const [params, setParams] = useSearchParams();
  const today = siteDay();
  const to = parseDateOnly(params.get('to') ?? '') ?? today;
  const from = parseDateOnly(params.get('from') ?? '') ?? addDays(to, 1 - statisticsDaysDefault);
  const { found, query } = useCall<Statistics>(`${getStatistics.path}?${new URLSearchParams({ from, to })}`);
  const show = (days: Days) =>
    setParams({ ...(days.from && { from: days.from }), ...(days.to && { to: days.to }) }, { preventScrollReset: true });
  return { from, to, today, found, query, show };
}

/** The kinds that are counted, as far as this version knows them. */
export function kindsOf({ kinds }: Statistics): SubmissionKind[] {
  return kinds.map(({ kind }) => kind).filter(isSubmissionKind);
}
