import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import styles from './header-tools.module.css';

/** Light and dark in turn. The frame's script does it and keeps the choice; the two icons follow the theme by CSS. */
export function ThemeToggle() {
  const t = useText('shell');
  return (
    <button type="button" className={`${styles.tool} ${styles.square}`} data-action="toggle-theme" aria-label={t('theme.toggle')} title={t('theme.toggle')}>
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}
