import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import styles from './palette.module.css';
import { paletteKeys } from './use-palette-key';

/** Opens the palette, and says the keys that do so too. */
export function PaletteButton({
  className,
  onPress,
}: {
  className: string | undefined;
  onPress: () => void;
}): ReactNode {
  const t = useText('lists');
  return (
    <button
      type="button"
      className={className}
      aria-haspopup="dialog"
      aria-keyshortcuts={paletteKeys}
      onClick={onPress}
    >
      <Icon name="search" />
      {t('palette.title')}
      <kbd className={styles.shortcut} dir="ltr" aria-hidden="true">
        {/Mac|iP(?:hone|ad)/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K'}
      </kbd>
    </button>
  );
}
