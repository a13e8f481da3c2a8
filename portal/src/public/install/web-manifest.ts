import { directionOf } from '@scholars/contract/locale';
import { readSiteKeys } from '~/api/site-keys.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { localeContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/web-manifest';

export const handle = { kept: 'site' } satisfies PageHandle;

/** `/{lang}/site.webmanifest`: how the site stands among a device's programs, in that language. */
export async function loader({ context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const keys = await readSiteKeys(context);
  const name = keys.site_name ?? getText(locale, 'common')('siteName');
  const manifest = {
    id: localePath(locale, '/'),
    name,
    short_name: name,
    description: keys.meta_description,
    lang: locale,
    dir: directionOf(locale),
    start_url: localePath(locale, '/'),
    scope: '/',
    display: 'browser',
    background_color: '#faf6ee',
    theme_color: '#faf6ee',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
