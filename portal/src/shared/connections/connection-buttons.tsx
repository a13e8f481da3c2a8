import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { Button } from '~/ui/button';
import type { ConnectionAct } from './connection-act';
import styles from './connection-buttons.module.css';

/** Beside a member: how one stands to them, and what one may do. Works without script. */
export function ConnectionButtons({ act }: { act: ConnectionAct }) {
  const { locale } = useLocale();
  const { slug, memberId, connectionId, status, buttons, back } = act;
  return (
    <form
      method="post"
      action={localePath(locale, `/members/${slug}/connect`)}
      id={`connect-${slug}`}
      className={styles.buttons}
      data-print="no"
    >
      {status && <span className={styles.status}>{status}</span>}
      <input type="hidden" name="member" value={memberId} />
      <input type="hidden" name="id" value={connectionId} />
      <input type="hidden" name="back" value={back} />
      {buttons.map(({ intent, label, name, isFirst }) => (
        <Button
          key={intent}
          size="small"
          variant={isFirst ? 'primary' : 'quiet'}
          name="intent"
          value={intent}
          aria-label={name}
        >
          {label}
        </Button>
      ))}
    </form>
  );
}
