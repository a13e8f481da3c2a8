import { formatNumber } from '@scholars/contract/format';
import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './statistics.module.css';
import outlinesFile from './world-outlines.json';

interface Outlines {
  width: number;
  height: number;
  /** Paths by the country's code; `others` are lands that no country of the list has. */
  outlines: Partial<Record<string, string>>;
  others: string;
  /** Countries that are too small for an outline. */
  dots: Partial<Record<string, number[]>>;
}
const world: Outlines = outlinesFile;
const dotRadius = 4;
const stepsMax = 5;

/** The world, darker where more comes from. East is to the right in either direction of reading. */
export function WorldMap({ countries }: { countries: Statistics['countries'] }): ReactNode {
  const t = useText('statistics');
  const { locale } = useLocale();
  const counts = new Map(countries.map(({ country, count }) => [country.code, count]));
  const steps = mapSteps(Math.max(...counts.values(), 1));
  const stepOf = (code: string) => steps.findIndex(({ last }) => (counts.get(code) ?? 0) <= last) + 1;
  const step = (code: string) => (counts.has(code) ? stepOf(code) : 0);
  const [top] = countries;
  return (
    <div className={styles.map}>
      <svg
        viewBox={`0 0 ${world.width} ${world.height}`}
        role="img"
        aria-label={t('countries.said', { count: countries.length, country: top?.country.name ?? '' })}
      >
        <path d={world.others} data-step={0} />
        {Object.entries(world.outlines).map(([code, path]) => (
          <path key={code} d={path} data-step={step(code)} />
        ))}
        {Object.entries(world.dots).map(
          ([code, at]) =>
            counts.has(code) && <circle key={code} cx={at?.[0]} cy={at?.[1]} r={dotRadius} data-step={step(code)} />,
        )}
      </svg>
      <ul role="list" className={styles.legend} aria-label={t('countries.legend')}>
        {steps.map(({ first, last }, place) => (
          <li key={last}>
            <svg viewBox="0 0 10 10" aria-hidden="true" focusable="false">
              <rect width="10" height="10" data-step={place + 1} />
            </svg>
            {first === last
              ? formatNumber(first, locale)
              : `${formatNumber(first, locale)}–${formatNumber(last, locale)}`}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Counts from one to the largest in at most five steps of about the same width. */
export function mapSteps(max: number): { first: number; last: number }[] {
  const lasts = Array.from({ length: stepsMax }, (_, place) => Math.ceil((max * (place + 1)) / stepsMax));
  return [...new Set(lasts)].map((last, place, all) => ({ first: (all[place - 1] ?? 0) + 1, last }));
}
