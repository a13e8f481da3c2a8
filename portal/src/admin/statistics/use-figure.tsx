import { formatNumber } from '@scholars/contract/format';
import type { Locale } from '@scholars/contract/locale';
import { countedUses, type Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Bar } from './bar';
import { Figure } from './figure';
import { ScrollRegion } from '../parts/scroll-region';
import styles from './statistics.module.css';

/** How pages of opportunities were used, from looking to applying: all of them, and the most looked at. */
export function UseFigure({ found: { uses } }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const { locale } = useLocale();
  const { all, opportunities } = uses;
  return (
    <Figure title={t('uses.title')} note={t('uses.note')}>
      <table className={styles.bars}>
        <caption className="visually-hidden">{t('uses.title')}</caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('uses.step')}</th>
            <th scope="col">{t('uses.ofViews')}</th>
          </tr>
        </thead>
        <tbody>
          {countedUses.map((use) => (
            <tr key={use}>
              <th scope="row">{t(`uses.${use}`)}</th>
              <td>
                <span className={styles.measured}>
                  <Bar part={Math.min(all[use] / Math.max(all.view, 1), 1)} />
                  <span className={styles.count}>{formatNumber(all[use], locale)}</span>
                  <span className={styles.share}>{use !== 'view' && formatShare(all[use], all.view, locale)}</span>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {opportunities.length > 0 && (
        <ScrollRegion className={styles.scroller} name={t('uses.each')}>
          <table className={styles.table}>
            <caption className="visually-hidden">{t('uses.each')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('uses.opportunity')}</th>
                {countedUses.map((use) => (
                  <th key={use} scope="col">
                    {t(`uses.${use}`)}
                  </th>
                ))}
                <th scope="col">{t('uses.applied')}</th>
              </tr>
            </thead>
            <tbody>
              {opportunities.map((one) => (
                <tr key={one.id}>
                  <th scope="row">
                    <a href={localePath(locale, `/opportunities/${one.slug}`)} dir="auto">
                      {one.title}
                    </a>
                  </th>
                  {countedUses.map((use) => (
                    <td key={use} data-heading={t(`uses.${use}`)}>
                      {formatNumber(one[use], locale)}
                    </td>
                  ))}
                  <td data-heading={t('uses.applied')}>{formatShare(one.apply, one.view, locale)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </Figure>
  );
}

function formatShare(part: number, whole: number, locale: Locale): string {
  return whole === 0 ? '–' : formatNumber(part / whole, locale, { style: 'percent', maximumFractionDigits: 1 });
}
