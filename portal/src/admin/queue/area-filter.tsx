import { listThematicAreas, type ThematicArea } from '@scholars/contract/thematic-areas';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useCall } from '../data/use-call';
import type { QueueView } from './use-queue';

/** Of every focus area, or of one of what was applied for. */
export function AreaFilter({ view: { narrowed, narrow } }: { view: QueueView }): ReactNode {
  const lists = useText('lists');
  const { found: areas = [] } = useCall<ThematicArea[]>(listThematicAreas.path, Infinity);
  return (
    <Select
      aria-label={lists('area')}
      popupMatchSelectWidth={false}
      value={narrowed.area}
      options={[
        { value: '', label: lists('anyArea') },
        ...areas.map(({ id, title }) => ({ value: String(id), label: title })),
      ]}
      onChange={(area) => narrow({ area })}
    />
  );
}
