import type { Locale } from '@scholars/contract/locale';
import { localePath } from '~/i18n/locale-path';
import type { Theme } from '~/session/theme';

/** The page's ground in each theme (`--color-page`): a browser's own bars, and a program's first screen, read no stylesheet. */
export const grounds = { light: '#faf6ee', dark: '#0d141c' } as const;

/** What the head of every page says of the site: its icons, its colours and how it is installed. */
export function SiteHead({ locale, theme }: { locale: Locale; theme: Theme }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={localePath(locale, '/site.webmanifest')} />
      {theme === 'system' ? (
        <>
          <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
          <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        </>
      ) : (
        <meta name="theme-color" content={grounds[theme]} />
      )}
    </>
  );
}
