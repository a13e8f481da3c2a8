import { siteDay } from '../site-day.js';

/** How long ago something came in, in days of Doha: each day is of one of them. */
export const queueAges = ['today', 'threeDays', 'week', 'older'] as const;
export type QueueAge = (typeof queueAges)[number];

/** The first and the last day of each age, counted back from today; null for open. */
const daysBack: Record<QueueAge, { from: number | null; to: number }> = {
  today: { from: 0, to: 0 },
  threeDays: { from: 3, to: 1 },
  week: { from: 7, to: 4 },
  older: { from: null, to: 8 },
};

const dayMs = 86_400_000;

/** An age as the days that a queue is narrowed by, `YYYY-MM-DD`; '' for open. */
export function daysOfAge(age: QueueAge, now: number): { from: string; to: string } {
  const dayBefore = (days: number) => siteDay(new Date(now - days * dayMs));
  const { from, to } = daysBack[age];
  return { from: from === null ? '' : dayBefore(from), to: age === 'today' ? '' : dayBefore(to) };
}
