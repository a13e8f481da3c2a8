import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './message-templates.module.css';

interface Props {
  /** What is there now, where one's own is another. */
  words: string | undefined;
  /** Whether the field holds what somebody else has changed it to. */
  isTaken: boolean;
  onTake: (words: string) => void;
}

/** What somebody else has written into a field meanwhile. */
export function TheirWords({ words, isTaken, onTake }: Props): ReactNode {
  const t = useText('records');
  if (isTaken) return <p className={styles.hint}>{t('templates.taken')}</p>;
  if (words === undefined) return null;
  return (
    <div className={styles.theirs}>
      <span className={styles.hint}>{t('templates.theirs')}</span>
      <bdi>{words}</bdi>
      <Button size="small" onClick={() => onTake(words)}>
        {t('templates.takeTheirs')}
      </Button>
    </div>
  );
}
