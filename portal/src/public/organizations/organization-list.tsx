import { listOrganizations } from '@scholars/contract/organizations';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { OrganizationCard } from '~/shared/organization-card';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';
import { DirectoryPage } from '~/shared/directory/directory-page';
import { listAddress } from '~/shared/directory/list-address';
import { listPath } from '~/shared/directory/list-query';
import { describeList } from '~/shared/directory/describe-list.server';
import { noteFindings } from '~/shared/directory/note-findings.server';
import { readListQuery } from '~/shared/directory/read-list-query.server';
import type { Route } from './+types/organization-list';
import { readOptions } from './organization-facets.server';
import { organizationList } from './organization-filters';

export const handle = {
  ns: ['directory', 'organizations'],
  boot: 'interaction',
  overlayHeader: true,
  kept: { room: 'views', isList: true },
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { query, wire, rejected, isTidy } = readListQuery(
    organizationList,
    listOrganizations,
    new URL(request.url).searchParams,
  );
  if (!isTidy) throw redirect(localePath(locale, listPath(organizationList, query)));
  const api = cms({ context });
  const [list, options] = await Promise.all([
    api.list(listOrganizations, { query: new URLSearchParams(wire) }),
    readOptions(api, locale, query, wire),
  ]);
  noteFindings(context, query, list.meta);
  const t = getText(locale, 'organizations');
  return {
    query,
    rejected,
    options,
    organizations: list.data,
    paging: list.meta,
    title: t('list.title'),
    description: describeList(locale, query, t('list.lead')),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.title,
    description: args.loaderData?.description,
    share: 'page-organizations',
    ...listAddress(organizationList, args.loaderData?.query, args.loaderData?.organizations.length),
  });

export default function OrganizationList({ loaderData }: Route.ComponentProps) {
  const { query, rejected, options, organizations, paging, title } = loaderData;
  const t = useText('organizations');
  const d = useText('directory');
  return (
    <>
      <PageHeader tone="band" title={title} lead={t('list.lead')} breadcrumb={[{ label: title }]}>
        <ButtonLink to="/organizations/join-us" variant="onBand">
          {t('list.joinUs')}
        </ButtonLink>
      </PageHeader>
      <DirectoryPage
        definition={organizationList}
        query={query}
        rejected={rejected}
        paging={paging}
        countOf={(count) => t('list.count', { count })}
        searchLabel={t('list.search')}
        groups={[
          { name: 'type', legend: d('filter.type'), options: options.type },
          { name: 'ta', legend: d('filter.ta'), options: options.ta },
          { name: 'country', legend: d('filter.country'), options: options.country },
          { name: 'agsCategory', legend: d('filter.agsCategory'), options: options.agsCategory, folded: true },
        ]}
      >
        {organizations.map((organization) => (
          <OrganizationCard key={organization.id} organization={organization} />
        ))}
      </DirectoryPage>
    </>
  );
}
