import { listOpportunities } from '@scholars/contract/opportunities';
import { cms } from '~/api/cms.server';
import { readSiteKeys } from '~/api/site-keys.server';
import { localePath } from '~/i18n/locale-path';
import { factsContext, localeContext } from '~/session/request-context.server';
import { listPath } from '~/shared/directory/list-query';
import { noteFindings } from '~/shared/directory/note-findings.server';
import { readListQuery } from '~/shared/directory/read-list-query.server';
import type { PageHandle } from '~/shared/page-handle';
import { opportunityFeed, opportunityList } from '~/shared/opportunities/opportunity-filters';
import { xmlAnswer } from '~/lib/xml';
import { categoryWords } from '~/public/opportunities/category-words.server';
import type { Route } from './+types/opportunity-feed';
import { renderFeed } from './render-feed';

export const handle = { kept: { room: 'views', isList: true } } satisfies PageHandle;

const entriesMax = 30;

/** `/{lang}/opportunities.atom`: the newest that one can still apply to; takes the filters of the list. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { publicUrl } = context.get(factsContext);
  const { query, wire } = readListQuery(opportunityList, listOpportunities, new URL(request.url).searchParams);
  const newest = { ...wire, open: 'true', sort: 'newest', page: '1', pageSize: String(entriesMax) };
  const [list, keys] = await Promise.all([
    cms({ context }).list(listOpportunities, { query: new URLSearchParams(newest), skipAuth: true }),
    readSiteKeys(context),
  ]);
  noteFindings(context, query, list.meta);
  const shown = { ...query, sort: '', page: 1 };
  const { title, description } = categoryWords(locale, shown);
  return xmlAnswer(
    renderFeed({
      locale,
      title: `${title} · ${keys.site_name ?? ''}`,
      subtitle: description,
      author: keys.site_name ?? '',
      self: publicUrl + localePath(locale, listPath(opportunityFeed, shown)),
      page: publicUrl + localePath(locale, listPath(opportunityList, shown)),
      icon: `${publicUrl}/icon-192.png`,
      entries: list.data.map((opportunity) => ({
        ...opportunity,
        address: publicUrl + localePath(locale, `/opportunities/${opportunity.slug}`),
      })),
    }),
    'application/atom+xml',
  );
}
