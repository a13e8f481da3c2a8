import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { queueAddress } from '../data/queue-address';
import { BarTable } from './bar-table';
import { Figure } from './figure';

/** Applications by the focus areas of what they are for. */
export function AreaFigure({ found: { areas, from, to } }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  const { locale } = useLocale();
  if (areas.length === 0) return null;
  return (
    <Figure title={t('areas.title')} note={t('areas.note')}>
      <BarTable
        caption={t('areas.title')}
        headings={[t('areas.area'), t('areas.applications')]}
        rows={areas.map(({ area, count }) => ({
          key: String(area.id),
          name: area.title,
          count,
          to: queueAddress(locale, 'applications', { area: String(area.id), from, to }),
        }))}
      />
    </Figure>
  );
}
