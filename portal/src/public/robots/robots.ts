import { locales } from '@scholars/contract/locale';
import { factsContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/robots';

export const handle = { kept: 'site' } satisfies PageHandle;

/** Below each language: what is one person's alone, or endless. Answers of these pages say `noindex` too. */
const personal = ['admin', 'account', 'my-profile', 'messages', 'logout', 'auth/'];

/**
 * `/robots.txt`. It is the same for every deployment: a trial site that nobody links to is not found, and one that
 * must stay unseen needs a password and not a request. Search results are left out here, because there is no end of
 * them; filtered lists are not, so that crawlers read their `noindex` and follow them.
 */
export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(factsContext);
  const paths = [
    '/api/',
    ...locales.flatMap((locale) => [...personal.map((path) => `/${locale}/${path}`), `/${locale}/search?`]),
  ];
  const body = [
    'User-agent: *',
    ...paths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return new Response(body, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
