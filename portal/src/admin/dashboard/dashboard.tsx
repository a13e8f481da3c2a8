import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { useOwnQueues } from '../data/own-queues';
import pageStyles from '../parts/page.module.css';
import { usePageTitle } from '../parts/use-page-title';
import styles from './dashboard.module.css';
import { QueueOverview } from './queue-overview';

export function Dashboard(): ReactNode {
  const t = useText('admin');
  const { kinds } = useOwnQueues();
  usePageTitle(t('dashboard.title'));
  return (
    <>
      <div className={pageStyles.head}>
        <h1 className={pageStyles.title}>{t('dashboard.title')}</h1>
        <p className={pageStyles.lead}>{t('dashboard.lead')}</p>
      </div>
      <div className={styles.queues}>
        {kinds.map((kind) => (
          <QueueOverview key={kind} kind={kind} />
        ))}
      </div>
    </>
  );
}
