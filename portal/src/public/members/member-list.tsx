import { listMembers } from '@scholars/contract/members';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { ConnectionButtons } from '~/shared/connections/connection-buttons';
import { readConnectionActs } from '~/shared/connections/read-connection-acts.server';
import { MemberCard } from '~/shared/member-card';
import { pageMeta } from '~/shared/page-meta';
import { PageHeader } from '~/ui/page-header';
import { DirectoryPage } from '~/shared/directory/directory-page';
import { listAddress } from '~/shared/directory/list-address';
import { listPath } from '~/shared/directory/list-query';
import { describeList } from '~/shared/directory/describe-list.server';
import { noteFindings } from '~/shared/directory/note-findings.server';
import { readListQuery } from '~/shared/directory/read-list-query.server';
import type { Route } from './+types/member-list';
import { readOptions } from './member-facets.server';
import { memberList } from './member-filters';

export const handle = {
  ns: ['directory', 'members'],
  boot: 'interaction',
  overlayHeader: true,
  kept: { room: 'views', isList: true },
} satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { query, wire, rejected, isTidy } = readListQuery(memberList, listMembers, new URL(request.url).searchParams);
  if (!isTidy) throw redirect(localePath(locale, listPath(memberList, query)));
  const api = cms({ context });
  const [list, options] = await Promise.all([
    api.list(listMembers, { query: new URLSearchParams(wire) }),
    readOptions(api, locale, query, wire),
  ]);
  const acts = await readConnectionActs(context, list.data, listPath(memberList, query));
  noteFindings(context, query, list.meta);
  const t = getText(locale, 'members');
  return {
    query,
    rejected,
    options,
    members: list.data,
    paging: list.meta,
    title: t('list.title'),
    description: describeList(locale, query, t('list.lead')),
    ...(acts && { acts }),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.title,
    description: args.loaderData?.description,
    share: 'page-members',
    ...listAddress(memberList, args.loaderData?.query, args.loaderData?.members.length),
  });

export default function MemberList({ loaderData }: Route.ComponentProps) {
  const { query, rejected, options, members, acts, paging, title } = loaderData;
  const t = useText('members');
  const d = useText('directory');
  return (
    <>
      <PageHeader tone="band" title={title} lead={t('list.lead')} breadcrumb={[{ label: title }]} />
      <DirectoryPage
        definition={memberList}
        query={query}
        rejected={rejected}
        paging={paging}
        countOf={(count) => t('list.count', { count })}
        searchLabel={t('list.search')}
        groups={[
          { name: 'ta', legend: d('filter.ta'), options: options.ta },
          { name: 'country', legend: d('filter.country'), options: options.country },
          { name: 'institution', legend: d('filter.institution'), options: options.institution },
          { name: 'agsCategory', legend: d('filter.agsCategory'), options: options.agsCategory, folded: true },
        ]}
      >
        {members.map((member) => {
          const act = acts?.[member.id];
          return <MemberCard key={member.id} member={member} action={act && <ConnectionButtons act={act} />} />;
        })}
      </DirectoryPage>
    </>
  );
}
