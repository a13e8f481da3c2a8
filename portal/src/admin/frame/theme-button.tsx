import type { ReactNode } from 'react';
import { useText } from '~/i18n/use-text';
import { Icon } from '~/ui/icon';
import { chooseTheme } from '../theme/choose-theme';
import { useSiteTheme } from '../theme/use-site-theme';

/** On or off, in words that stay: a screen reader says which it is. */
export function ThemeButton({ className }: { className?: string | undefined }): ReactNode {
  const t = useText('admin');
  const isDark = useSiteTheme() === 'dark';
  return (
    <button
      type="button"
      className={className}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? 'light' : 'dark')}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
      {t('nav.themeDark')}
    </button>
  );
}
