import { getSiteIndex } from '@scholars/contract/site-index';
import { cms } from '~/api/cms.server';
import { xmlAnswer, xmlText } from '~/lib/xml';
import { factsContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/sitemap-index';
import { pagedKinds } from './sitemap-urls';

export const handle = { kept: 'site' } satisfies PageHandle;

/** `/sitemap.xml`: names the sitemaps of the site's pages and of each directory, in stretches that stay small. */
export async function loader({ context }: Route.LoaderArgs) {
  const { kinds } = await cms({ context }).data(getSiteIndex, { skipAuth: true });
  const directories = kinds.filter(({ kind }) => pagedKinds.includes(kind));
  const names = [
    'pages-1',
    ...directories.flatMap(({ kind, pageCount }) => Array.from({ length: pageCount }, (_, i) => `${kind}-${i + 1}`)),
  ];
  const origin = context.get(factsContext).publicUrl;
  const items = names
    .map((name) => `<sitemap><loc>${xmlText(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>\n`)
    .join('');
  return xmlAnswer(
    `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items}</sitemapindex>\n`,
  );
}
