import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './submission.module.css';

interface Props {
  words: string;
  isUnderWay: boolean;
  onKeep: () => void;
  onDiscard: () => void;
}

/** What was written for a step that is possible no longer: it is kept as a comment, or let go. */
export function UnsentWords({ words, isUnderWay, onKeep, onDiscard }: Props): ReactNode {
  const t = useText('records');
  return (
    <div className={styles.steps}>
      <p className={styles.hint}>{t('conflict.unsent')}</p>
      <blockquote className={styles.why} dir="auto">
        {words}
      </blockquote>
      <Button type="primary" loading={isUnderWay} onClick={onKeep}>
        {t('conflict.comment')}
      </Button>
      <Button disabled={isUnderWay} onClick={onDiscard}>
        {t('conflict.discard')}
      </Button>
    </div>
  );
}
