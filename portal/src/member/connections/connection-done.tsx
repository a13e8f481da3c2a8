import { Form } from 'react-router';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { ConnectionIntent } from '~/shared/connections/connection-act';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { tabPath, undoOf, type ConnectionTab } from './connection-tabs';
import styles from './my-connections.module.css';

interface Props {
  done: { intent: ConnectionIntent; memberId: string; name: string };
  tab: ConnectionTab;
}

/** Says what was done, and takes it back where that can be. */
export function ConnectionDone({ done: { intent, memberId, name }, tab }: Props) {
  const t = useText('connections');
  const { locale } = useLocale();
  const undo = undoOf[intent];
  return (
    <Notice tone="success" live="polite">
      <Form
        method="post"
        action={`${localePath(locale, tabPath(tab))}#outcome`}
        preventScrollReset
        className={styles.actions}
      >
        <p>{t(`done.${intent}`, { name })}</p>
        <input type="hidden" name="member" value={memberId} />
        <input type="hidden" name="name" value={name} />
        {undo && (
          <Button variant="secondary" size="small" name="intent" value={undo}>
            {t(`undo.${undo}`)}
          </Button>
        )}
      </Form>
    </Notice>
  );
}
