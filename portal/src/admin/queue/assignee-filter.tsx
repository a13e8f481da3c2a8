import { nobody } from '@scholars/contract/queues/queue-filters';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useCoordinators } from '../data/use-coordinators';
import type { QueueView } from './use-queue';

/** Everybody's rows, one's own, those that nobody has taken on, or a colleague's. */
export function AssigneeFilter({ view: { narrowed, narrow } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const { coordinators, me } = useCoordinators();
  const others = coordinators.filter(({ id }) => id !== me?.id);
  return (
    <Select
      aria-label={t('field.assignee')}
      popupMatchSelectWidth={false}
      value={narrowed.assignee}
      options={[
        { value: '', label: t('assignee.everybody') },
        ...(me ? [{ value: me.id, label: t('assignee.mine') }] : []),
        { value: nobody, label: t('assignee.nobody') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(assignee) => narrow({ assignee })}
    />
  );
}
