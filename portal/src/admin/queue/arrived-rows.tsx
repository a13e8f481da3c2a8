import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import styles from './arrived-rows.module.css';

/** Says quietly that the list has more rows than it shows; they come when one asks for them. */
export function ArrivedRows({ count, onShow }: { count: number; onShow: () => void }): ReactNode {
  const t = useText('live');
  return (
    <div role="status" className={styles.place}>
      {count > 0 && (
        <p className={styles.line}>
          {t('arrived', { count })}
          <Button size="small" type="link" onClick={onShow}>
            {t('show')}
          </Button>
        </p>
      )}
    </div>
  );
}
