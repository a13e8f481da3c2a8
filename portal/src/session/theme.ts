import { readCookie } from '~/lib/cookies';

/** `system` follows the device: no choice was made. */
const themes = ['light', 'dark', 'system'] as const;
export type Theme = (typeof themes)[number];

export const themeCookieName = 'theme';

export function readTheme(cookieHeader: string | null | undefined): Theme {
  const value = readCookie(cookieHeader, themeCookieName);
  return value === 'light' || value === 'dark' ? value : 'system';
}
