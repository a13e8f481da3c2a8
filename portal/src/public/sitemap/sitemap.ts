import { listSiteEntries } from '@scholars/contract/site-index';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import { factsContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import type { Route } from './+types/sitemap';
import { entryPages, pagedKinds, renderSitemap, sitePages } from './sitemap-urls';
import { xmlAnswer } from '~/lib/xml';

export const handle = { kept: 'entries' } satisfies PageHandle;

/** `/sitemaps/<kind>-<page>.xml`: one stretch of a directory; `pages-1` is everything else. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const [, name, page = ''] = /^([a-z]+)-([1-9]\d{0,3})$/.exec(params.name ?? '') ?? [];
  const api = cms({ context });
  const { publicUrl, ownPages } = context.get(factsContext);
  if (name === 'pages' && page === '1') {
    const [pages, events] = await Promise.all([
      api.list(listSiteEntries, { params: { kind: 'page' }, skipAuth: true }),
      api.list(listSiteEntries, { params: { kind: 'event' }, skipAuth: true }),
    ]);
    return xmlAnswer(renderSitemap(sitePages(pages.data, events.data, ownPages), publicUrl));
  }
  const kind = pagedKinds.find((known) => known === name);
  if (!kind) throw data(null, { status: 404 });
  const { data: entries } = await api.list(listSiteEntries, { params: { kind }, query: { page }, skipAuth: true });
  if (entries.length === 0) throw data(null, { status: 404 });
  return xmlAnswer(renderSitemap(entryPages(kind, entries), publicUrl));
}
