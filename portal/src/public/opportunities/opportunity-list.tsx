import { listOpportunities } from '@scholars/contract/opportunities';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useText } from '~/i18n/use-text';
import { pageMoment } from '~/lib/page-moment.server';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { OpportunityCard } from '~/shared/opportunity-card';
import { pageMeta } from '~/shared/page-meta';
import { PageHeader } from '~/ui/page-header';
import { DirectoryPage } from '~/shared/directory/directory-page';
import { FilterBox } from '~/shared/directory/filter-box';
import { listAddress } from '~/shared/directory/list-address';
import { emptyListQuery, listPath } from '~/shared/directory/list-query';
import { noteFindings } from '~/shared/directory/note-findings.server';
import { readListQuery } from '~/shared/directory/read-list-query.server';
import type { Route } from './+types/opportunity-list';
import { categoryWords } from './category-words.server';
import { readOptions } from '~/shared/opportunities/opportunity-facets.server';
import { opportunityFeed, opportunityList } from '~/shared/opportunities/opportunity-filters';

/** Where the same filters are saved, by members. */
const savedSearches = { ...opportunityList, path: '/account/my-searches' };

export const handle = {
  ns: ['directory', 'opportunities'],
  boot: 'interaction',
  kept: { room: 'views', isList: true },
  inSitemap: true,
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { query, wire, rejected, isTidy } = readListQuery(
    opportunityList,
    listOpportunities,
    new URL(request.url).searchParams,
  );
  if (!isTidy) throw redirect(localePath(locale, listPath(opportunityList, query)));
  const api = cms({ context });
  const [list, options] = await Promise.all([
    api.list(listOpportunities, { query: new URLSearchParams(wire) }),
    readOptions(api, locale, query, wire),
  ]);
  noteFindings(context, query, list.meta);
  return {
    query,
    rejected,
    options,
    opportunities: list.data,
    paging: list.meta,
    ...categoryWords(locale, query),
    now: pageMoment(),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.title,
    description: args.loaderData?.description,
    share: 'page-opportunities',
    feed: listPath(opportunityFeed, { ...(args.loaderData?.query ?? emptyListQuery), sort: '', page: 1 }),
    ...listAddress(opportunityList, args.loaderData?.query, args.loaderData?.opportunities.length, ['agsCategory']),
  });

export default function OpportunityList({ loaderData }: Route.ComponentProps) {
  const { query, rejected, options, opportunities, paging, category, title, now } = loaderData;
  const t = useText('opportunities');
  const d = useText('directory');
  return (
    <>
      <PageHeader
        title={title}
        lead={t('list.lead')}
        breadcrumb={
          category
            ? [{ label: t('list.title'), to: '/opportunities' }, { label: d(`agsCategory.${category}`) }]
            : [{ label: t('list.title') }]
        }
      />
      <DirectoryPage
        definition={opportunityList}
        query={query}
        rejected={rejected}
        paging={paging}
        countOf={(count) => t('list.count', { count })}
        searchLabel={t('list.search')}
        box={{
          name: 'open',
          options: [
            { value: 'true', label: t('list.open'), count: 0 },
            { value: 'false', label: t('list.notOpen'), count: 0 },
          ],
          control: <FilterBox name="open" value="true" label={t('list.open')} query={query} />,
        }}
        chosenAction={<LocaleLink to={listPath(savedSearches, { ...query, page: 1 })}>{t('list.save')}</LocaleLink>}
        groups={[
          { name: 'ta', legend: d('filter.ta'), options: options.ta, isMany: true },
          { name: 'agsCategory', legend: d('filter.agsCategory'), options: options.agsCategory },
          { name: 'isProgram', legend: d('filter.isProgram'), options: options.isProgram },
          { name: 'cat', legend: d('filter.cat'), options: options.cat },
          { name: 'workMode', legend: d('filter.workMode'), options: options.workMode, folded: true },
          { name: 'country', legend: d('filter.country'), options: options.country, folded: true },
          { name: 'partner', legend: d('filter.partner'), options: options.partner, folded: true },
        ]}
      >
        {opportunities.map((opportunity) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} now={now} />
        ))}
      </DirectoryPage>
    </>
  );
}
