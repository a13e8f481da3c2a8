import type { ViewedList } from '@scholars/contract/queue-views';
import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useText } from '~/i18n/use-text';
import { keptQuery, useQueueViews } from './use-queue-views';
import styles from './saved-views.module.css';
import { ViewsDialog } from './views-dialog';

/** An address that says nothing of the list, and so is not led to the view that it opens with. */
const wholeList = 'currentPage=1';

/** Links to the saved views of a list, and the way to save what it shows now. */
export function SavedViews({ queue }: { queue: ViewedList }): ReactNode {
  const t = useText('lists');
  const { pathname, search } = useLocation();
  const views = useQueueViews(queue);
  const [isOpen, setOpen] = useState(false);
  const present = keptQuery(search);
  return (
    <nav className={styles.views} aria-label={t('views.title')}>
      <Link className={styles.view} to={`${pathname}?${wholeList}`}>
        {t('views.everything')}
      </Link>
      {views.views.map(({ id, name, query }) => (
        <Link
          key={id}
          className={styles.view}
          to={`${pathname}?${query || wholeList}`}
          aria-current={keptQuery(query) === present ? 'page' : undefined}
        >
          <bdi>{name}</bdi>
        </Link>
      ))}
      <Button size="small" type="text" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('views.manage')}
      </Button>
      <ViewsDialog open={isOpen} views={views} query={present} onClose={() => setOpen(false)} />
    </nav>
  );
}
