import type { Statistics } from '@scholars/contract/statistics';
import { statusesOf } from '@scholars/contract/submission-status';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { statusLabel } from '../status/status-label';
import { StatusDot } from '../status/status-tag';
import { BarTable } from './bar-table';
import { Figure } from './figure';
import styles from './statistics.module.css';
import { kindsOf } from './use-statistics';

/** Where what arrived stands now. */
export function StatusFigure({ found }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const tAdmin = useText('admin');
  const { locale } = useLocale();
  const { from, to } = found;
  return (
    <Figure title={t('statuses.title')} note={t('statuses.note')}>
      <div className={styles.multiples}>
        {kindsOf(found).map((kind) => {
          const counts = found.kinds.find((one) => one.kind === kind)?.statuses;
          return (
            <BarTable
              key={kind}
              isCaptioned
              caption={tAdmin(`kind.${kind}`)}
              headings={[t('statuses.status'), t('count')]}
              rows={statusesOf(kind).map((status) => ({
                key: status,
                name: (
                  <span className={styles.status}>
                    <StatusDot status={status} />
                    {statusLabel(tAdmin, status)}
                  </span>
                ),
                count: counts?.[status] ?? 0,
                to: queueAddress(locale, kind, { statuses: [status], from, to }),
              }))}
            />
          );
        })}
      </div>
    </Figure>
  );
}
