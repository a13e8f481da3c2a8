import { formatNumber } from '@scholars/contract/format';
import { formatDays } from '@scholars/contract/format-days';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { Figure } from './figure';
import { ScrollRegion } from '../parts/scroll-region';
import styles from './statistics.module.css';
import { kindsOf } from './use-statistics';
import { WeekBars } from './week-bars';

/** Arrivals per week: a chart for each kind, all of one scale, and the numbers as a table. */
export function WeekFigure({ found }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const tAdmin = useText('admin');
  const { locale } = useLocale();
  const { weeks, from, to } = found;
  const kinds = kindsOf(found);
  const countOf = (kind: SubmissionKind, week: Statistics['weeks'][number]) => week.arrived[kind] ?? 0;
  const most = Math.max(...weeks.flatMap((week) => kinds.map((kind) => countOf(kind, week))), 1);
  return (
    <Figure title={t('weeks.title')} note={t('weeks.note')}>
      <ul role="list" className={styles.multiples}>
        {kinds.map((kind) => {
          const counts = weeks.map((week) => countOf(kind, week));
          const total = counts.reduce((sum, n) => sum + n, 0);
          return (
            <li key={kind} className={styles.multiple}>
              <h3 className={styles.kind}>{tAdmin(`kind.${kind}`)}</h3>
              <p className={styles.total}>
                <Link to={queueAddress(locale, kind, { from, to })}>{tAdmin(`counted.${kind}`, { count: total })}</Link>
              </p>
              <WeekBars {...{ kind, weeks, counts, most }} />
            </li>
          );
        })}
      </ul>
      <details className={styles.details}>
        <summary>{t('asTable')}</summary>
        <ScrollRegion className={styles.scroller} name={t('weeks.title')}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('weeks.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('weeks.week')}</th>
                {kinds.map((kind) => (
                  <th key={kind} scope="col">
                    {tAdmin(`kind.${kind}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.from}>
                  <th scope="row">{formatDays(week.from, week.to, locale, 'short')}</th>
                  {kinds.map((kind) => (
                    <td key={kind} data-heading={tAdmin(`kind.${kind}`)}>
                      <CountLink
                        count={countOf(kind, week)}
                        to={queueAddress(locale, kind, { from: week.from, to: week.to })}
                      />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      </details>
    </Figure>
  );
}

function CountLink({ count, to }: { count: number; to: string }): ReactNode {
  const { locale } = useLocale();
  const written = formatNumber(count, locale);
  return count > 0 ? <Link to={to}>{written}</Link> : written;
}
