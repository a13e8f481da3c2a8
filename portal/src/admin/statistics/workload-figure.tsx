import { formatNumber } from '@scholars/contract/format';
import { nobody } from '@scholars/contract/queues/queue-filters';
import type { Statistics } from '@scholars/contract/statistics';
import { waitingStatuses } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { Bar } from './bar';
import { Figure } from './figure';
import { ScrollRegion } from '../parts/scroll-region';
import styles from './statistics.module.css';
import { kindsOf } from './use-statistics';

/** Who has how much waiting now, in each queue, and has decided how many in these days. */
export function WorkloadFigure({ found }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const tAdmin = useText('admin');
  const { locale } = useLocale();
  const kinds = kindsOf(found);
  const rows = found.coordinators.map((one) => ({
    ...one,
    total: Object.values(one.waiting).reduce((sum, n) => sum + n, 0),
  }));
  const most = Math.max(...rows.map(({ total }) => total), 1);
  return (
    <Figure title={t('workload.title')} note={t('workload.note')}>
      <ScrollRegion className={styles.scroller} name={t('workload.title')}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('workload.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('workload.coordinator')}</th>
              <th scope="col">{t('workload.waiting')}</th>
              {kinds.map((kind) => (
                <th key={kind} scope="col">
                  {tAdmin(`kind.${kind}`)}
                </th>
              ))}
              <th scope="col">{t('workload.decided')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, name, waiting, total, decided }) => (
              <tr key={id ?? nobody}>
                <th scope="row">{id === null ? t('workload.nobody') : <bdi>{name}</bdi>}</th>
                <td data-heading={t('workload.waiting')} className={styles.line}>
                  <span className={styles.measured}>
                    <Bar part={total / most} />
                    <span className={styles.count}>{formatNumber(total, locale)}</span>
                  </span>
                </td>
                {kinds.map((kind) => {
                  const count = waiting[kind] ?? 0;
                  const written = formatNumber(count, locale);
                  const to = queueAddress(locale, kind, { assignee: id ?? nobody, statuses: waitingStatuses(kind) });
                  return (
                    <td key={kind} data-heading={tAdmin(`kind.${kind}`)}>
                      {count > 0 ? <Link to={to}>{written}</Link> : written}
                    </td>
                  );
                })}
                <td data-heading={t('workload.decided')}>{id === null ? '–' : formatNumber(decided, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </Figure>
  );
}
