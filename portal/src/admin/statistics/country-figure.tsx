import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { BarTable } from './bar-table';
import { Figure } from './figure';
import styles from './statistics.module.css';
import { kindsOf } from './use-statistics';
import { WorldMap } from './world-map';

const shownFirst = 10;

/** Where what arrived comes from: on a map, and by its numbers beside it. */
export function CountryFigure({ found }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const { countries, from, to } = found;
  const tAdmin = useText('admin');
  const { locale } = useLocale();
  const rows = countries.map(({ country, count, kinds }) => ({
    key: country.code,
    name: country.name,
    count,
    parts: kindsOf(found).map((kind) => ({
      key: kind,
      name: tAdmin(`kind.${kind}`),
      count: kinds[kind] ?? 0,
      to: queueAddress(locale, kind, { country: country.code, from, to }),
    })),
  }));
  const headings = [t('countries.country'), t('count')] as const;
  const max = Math.max(...countries.map(({ count }) => count), 1);
  return (
    <Figure title={t('countries.title')} note={t('countries.note')}>
      {rows.length === 0 && <p className={styles.note}>{t('countries.none')}</p>}
      {rows.length > 0 && (
        <div className={styles.beside}>
          <WorldMap countries={countries} />
          <div className={styles.ranked}>
            <BarTable caption={t('countries.title')} rows={rows.slice(0, shownFirst)} {...{ headings, max }} />
            {rows.length > shownFirst && (
              <details className={styles.details}>
                <summary>{t('countries.more', { count: rows.length - shownFirst })}</summary>
                <BarTable caption={t('countries.title')} rows={rows.slice(shownFirst)} {...{ headings, max }} />
              </details>
            )}
          </div>
        </div>
      )}
    </Figure>
  );
}
