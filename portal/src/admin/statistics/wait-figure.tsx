import { formatNumber } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { isSubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Bar } from './bar';
import { Figure } from './figure';
import { ScrollRegion } from '../parts/scroll-region';
import styles from './statistics.module.css';

/** How long first decisions took, by kind: half and nine tenths of them. */
export function WaitFigure({ found: { kinds } }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const tAdmin = useText('admin');
  const { locale } = useLocale();
  const longest = Math.max(...kinds.map(({ ninetiethHours }) => ninetiethHours ?? 0), 1);
  return (
    <Figure title={t('wait.title')} note={t('wait.note')}>
      <ScrollRegion className={styles.scroller} name={t('wait.title')}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t('wait.title')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('kind')}</th>
              <th scope="col">{t('wait.decided')}</th>
              <th scope="col">{t('wait.median')}</th>
              <th scope="col">{t('wait.ninetieth')}</th>
              <td aria-hidden="true" />
            </tr>
          </thead>
          <tbody>
            {kinds.map(({ kind, decided, medianHours, ninetiethHours }) => (
              <tr key={kind}>
                <th scope="row">{isSubmissionKind(kind) ? tAdmin(`kind.${kind}`) : kind}</th>
                <td data-heading={t('wait.decided')}>{formatNumber(decided, locale)}</td>
                <td data-heading={t('wait.median')}>{medianHours === null ? '–' : formatWait(medianHours, locale)}</td>
                <td data-heading={t('wait.ninetieth')} className={styles.line}>
                  {ninetiethHours === null ? '–' : formatWait(ninetiethHours, locale)}
                </td>
                <td className={styles.drawn} aria-hidden="true">
                  {medianHours !== null && ninetiethHours !== null && (
                    <Bar part={ninetiethHours / longest} mark={medianHours / longest} />
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <p className={styles.note}>{t('wait.legend')}</p>
    </Figure>
  );
}

const hoursInDay = 24;

/** In hours within two days, else in days. */
export function formatWait(hours: number, locale: Locale): string {
  const isLong = hours >= 2 * hoursInDay;
  return formatNumber(isLong ? hours / hoursInDay : hours, locale, {
    style: 'unit',
    unit: isLong ? 'day' : 'hour',
    unitDisplay: 'long',
    maximumFractionDigits: 1,
  });
}
