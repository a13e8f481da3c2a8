import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useText } from '~/i18n/use-text';
import { hearLive } from '~/live/live-channel';
import { allUnread } from '~/session/signed-in-user';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import styles from './notifications.module.css';

/**
 * Says that notifications have come since the page was made, and shows them when one asks: what one is reading stays
 * where it is.
 */
export function ArrivedNotice({ unread }: { unread: number }) {
  const t = useText('notifications');
  const { revalidate } = useRevalidator();
  const [told, setTold] = useState<{ of: number; now: number }>();
  useEffect(() => {
    const end = new AbortController();
    hearLive('unread', (counts) => setTold({ of: unread, now: allUnread(counts) }), end.signal);
    return () => end.abort();
  }, [unread]);
  const hasMore = told?.of === unread && told.now > unread;
  return (
    <div role="status" className={styles.arrived}>
      {hasMore && (
        <Notice tone="info">
          <p>{t('arrived')}</p>
          <Button type="button" size="small" variant="secondary" onClick={() => void revalidate()}>
            {t('showArrived')}
          </Button>
        </Notice>
      )}
    </div>
  );
}
