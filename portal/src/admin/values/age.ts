import { writtenTag } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';

const steps = [
  { unit: 'minute', seconds: 60 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'day', seconds: 86_400 },
  { unit: 'month', seconds: 2_629_746 },
  { unit: 'year', seconds: 31_556_952 },
] as const;

/** How long ago something happened, in its largest whole unit: `3 days ago`. */
export function formatAge(instant: string, locale: Locale, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(instant)) / 1000);
  const step = steps.findLast((candidate) => seconds >= candidate.seconds) ?? steps[0];
  const count = Math.floor(seconds / step.seconds);
  // "this minute" reads better than "0 minutes ago", but "yesterday" would be wrong for 24 hours and more.
  return new Intl.RelativeTimeFormat(writtenTag[locale], { numeric: count === 0 ? 'auto' : 'always' }).format(
    -count,
    step.unit,
  );
}
