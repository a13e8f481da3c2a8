import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './arrived-rows.module.css';

interface Props {
  kind: SubmissionKind;
  count: number;
  onShow: () => void;
}

/** Says quietly that the list has more rows than it shows; they come when one asks for them. */
export function ArrivedRows({ kind, count, onShow }: Props): ReactNode {
  const t = useText('live');
  const admin = useText('admin');
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <p className={styles.line}>
          {t('arrived', { things: admin(`counted.${kind}`, { count }) })}
          <Button size="small" type="link" onClick={onShow}>
            {t('show')}
          </Button>
        </p>
      )}
    </div>
  );
}
