import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import styles from './header-tools.module.css';

/**
 * Light and dark in turn. The frame's script does it and keeps the choice; icons and the words that say which theme is
 * on follow the theme by CSS, so that both are right before React and where the device decides.
 */
export function ThemeToggle() {
  const t = useText('shell');
  return (
    <button
      type="button"
      className={`${styles.tool} ${styles.square}`}
      data-action="toggle-theme"
      title={t('theme.toggle')}
    >
      <span className="visually-hidden">
        <span className={styles.inLight}>{t('theme.light')}</span>
        <span className={styles.inDark}>{t('theme.dark')}</span>
      </span>
      <Icon name="moon" className={styles.inLight} />
      <Icon name="sun" className={styles.inDark} />
    </button>
  );
}
