import { directionOf } from '@scholars/contract/locale';
import { readSiteKeys } from '~/api/site-keys.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import { grounds } from '~/shared/site-head';
import type { Route } from './+types/web-manifest';

export const handle = { kept: 'site' } satisfies PageHandle;

/** `/{lang}/site.webmanifest`: how the site stands among a device's programs, in that language. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const keys = await readSiteKeys(context);
  const name = keys.site_name ?? getText(locale, 'common')('siteName');
  const t = getText(locale, 'offline');
  const shortcut = (of: 'opportunities' | 'messages') => ({
    name: t(`shortcuts.${of}`),
    url: localePath(locale, `/${of}`),
    icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
  });
  const manifest = {
    id: localePath(locale, '/'),
    name,
    short_name: t('shortName'),
    description: keys.meta_description,
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'standalone',
    // One of each: in the dark theme the page's own head says what the bars are like.
    background_color: grounds.light,
    theme_color: grounds.light,
    categories: ['education'],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [shortcut('opportunities'), shortcut('messages')],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
