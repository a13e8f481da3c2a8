import { formatNumber } from '@scholars/contract/format';
import { formatDays } from '@scholars/contract/format-days';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import styles from './statistics.module.css';

interface Props {
  kind: SubmissionKind;
  weeks: Statistics['weeks'];
  counts: readonly number[];
  /** The count that is as high as there is room. */
  most: number;
}

const height = 40;
const gap = 0.2;

/** A bar for each week, in the direction in which one reads; what it shows is said in words too. */
export function WeekBars({ kind, weeks, counts, most }: Props): ReactNode {
  const t = useText('statistics');
  const admin = useText('admin');
  const { locale, dir } = useLocale();
  const [first, last] = [weeks.at(0), weeks.at(-1)];
  const top = Math.max(...counts, 0);
  const topWeek = weeks[counts.indexOf(top)];
  const said =
    top > 0 && topWeek
      ? t('weeks.said', {
          kind: admin(`kind.${kind}`),
          things: admin(`counted.${kind}`, { count: top }),
          week: formatDays(topWeek.from, topWeek.to, locale, 'short'),
        })
      : t('weeks.none', { kind: admin(`kind.${kind}`) });
  return (
    <div className={styles.chart}>
      <p className={styles.scale} aria-hidden="true">
        {formatNumber(most, locale)}
      </p>
      <svg
        className={styles.weekBars}
        viewBox={`0 0 ${Math.max(counts.length, 1)} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
      >
        {counts.map((count, place) => {
          const length = (count / most) * height;
          const x = dir === 'rtl' ? counts.length - 1 - place : place;
          return (
            <rect
              key={weeks[place]?.from}
              className={styles.fill}
              x={x + gap / 2}
              y={height - length}
              width={1 - gap}
              height={length}
            />
          );
        })}
      </svg>
      {first && last && (
        <p className={styles.axis} aria-hidden="true">
          <span>{formatDays(first.from, first.from, locale, 'short')}</span>
          <span>{formatDays(last.to, last.to, locale, 'short')}</span>
        </p>
      )}
    </div>
  );
}
