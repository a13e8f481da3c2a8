import { themeCookieDays } from '@scholars/contract/limits';
import { writeCookie } from '~/lib/cookies';
import { themeCookieName } from '~/session/theme';
import type { ShownTheme } from './use-site-theme';

/** Shows a theme now and on every later page of the site. */
export function chooseTheme(theme: ShownTheme): void {
  document.documentElement.dataset.theme = theme;
  document.cookie = writeCookie(themeCookieName, theme, {
    maxAgeSeconds: themeCookieDays * 24 * 60 * 60,
    secure: window.location.protocol === 'https:',
  });
}
