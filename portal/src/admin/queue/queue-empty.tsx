import { isNarrowed } from '@scholars/contract/queues/queue-filters';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { EmptyState } from '~/ui/empty-state';
import type { QueueView } from './use-queue';

/** Why there are no rows, and the way out where there is one. */
export function QueueEmpty({ view: { narrowed, clear } }: { view: QueueView }): ReactNode {
  const t = useText('admin');
  const reason = isNarrowed(narrowed) ? 'noMatch' : narrowed.statuses.length > 0 ? 'emptyStatus' : 'empty';
  return (
    <EmptyState
      title={t(`queue.${reason}`)}
      action={reason === 'noMatch' && <Button onClick={clear}>{t('queue.clear')}</Button>}
    />
  );
}
