import type { Statistics } from '@scholars/contract/statistics';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { BarTable } from './bar-table';
import { Figure } from './figure';

/** Applications by the focus areas of what they are for. */
export function AreaFigure({ found: { areas } }: { found: Statistics }): ReactNode {
  const t = useText('statistics');
  if (areas.length === 0) return null;
  return (
    <Figure title={t('areas.title')} note={t('areas.note')}>
      <BarTable
        caption={t('areas.title')}
        headings={[t('areas.area'), t('areas.applications')]}
        rows={areas.map(({ area, count }) => ({ key: String(area.id), name: area.title, count }))}
      />
    </Figure>
  );
}
