import { formatNumber, writtenTag } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import type { Choice } from '@scholars/contract/queues/kind-description';
import type { PlainKey, Text } from '~/i18n/text';
import { dot } from './dot';

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

/** A homepage as a link. The form takes addresses without http(s); nothing else is made a link of. */
export function webAddress(value: string): string {
  return /^https?:\/\//i.test(value) ? value : `https://${value}`;
}

const kilobyte = 1024;

/** A file's type and size for people: `PDF · 240 kB`. */
export function describeFile({ type, size }: { type: string; size: number }, locale: Locale): string {
  return `${typeName(type)}${dot}${formatBytes(size, locale)}`;
}

function typeName(type: string): string {
  const subtype = type.split('/')[1] ?? type;
  return subtype.toUpperCase();
}

export function formatBytes(bytes: number, locale: Locale): string {
  const isLarge = bytes >= kilobyte * kilobyte;
  return formatNumber(isLarge ? bytes / kilobyte ** 2 : Math.max(1, bytes / kilobyte), locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    unitDisplay: 'short',
    maximumFractionDigits: isLarge ? 1 : 0,
  });
}

/** A chosen value in words; one that this version does not know is shown by its name. */
export function choiceName({ oneOf, words }: Choice, value: string, t: Text<'admin'>): string {
  return oneOf.includes(value) ? t(`${words}.${value}` as PlainKey<'admin'>) : value; // as below
}

/** The words for what the description of a kind names. */
export function describedWord(t: Text<'admin'>, group: 'field' | 'group' | 'queue.sortBy', name: string): string {
  return t(`${group}.${name}` as PlainKey<'admin'>); // a test holds all that descriptions name to having words
}
