import { useText } from '~/i18n/use-text';
import { Icon, type IconName } from '../icon';
import styles from './toast.module.css';
import type { ToastTone } from './use-toast';

export interface ToastEntry {
  text: string;
  tone: ToastTone;
  /** Goes up when the same text is shown again. */
  round: number;
}

const icons = { info: 'info', success: 'check', danger: 'warning' } as const satisfies Record<ToastTone, IconName>;

/** One message and the button that takes it away. */
export function Toast({ entry, onDismiss }: { entry: ToastEntry; onDismiss: () => void }) {
  const t = useText('shell');
  return (
    <div className={styles.toast} data-tone={entry.tone}>
      <Icon name={icons[entry.tone]} className={styles.icon} />
      <p className={styles.text}>{entry.text}</p>
      <button type="button" className={styles.close} aria-label={t('kit.close')} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
