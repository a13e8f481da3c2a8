import { listMembers } from '@scholars/contract/members';
import { listOpportunities } from '@scholars/contract/opportunities';
import { getOrganization, getOrganizationFollowing } from '@scholars/contract/organizations';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { useText } from '~/i18n/use-text';
import { pageMoment } from '~/lib/page-moment.server';
import type { PageHandle } from '~/shared/page-handle';
import { factsContext, localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { MemberCard } from '~/shared/member-card';
import { OpportunityCard } from '~/shared/opportunity-card';
import { sendFollowing } from '~/shared/organization-following.server';
import { pageMeta } from '~/shared/page-meta';
import { plainText } from '~/shared/plain-text';
import { ShownIn } from '~/shared/shown-in';
import { organizationData } from '~/shared/structured-data/organization-data';
import { Badge } from '~/ui/badge';
import { ChipRow } from '~/ui/chip';
import { Emblem } from '~/ui/emblem';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { DetailLayout } from '~/shared/directory/detail-layout';
import { FirstOfMany } from '~/shared/directory/first-of-many';
import type { Route } from './+types/organization-detail';
import { FollowForm } from './follow-form';
import styles from './organization-detail.module.css';
import { OrganizationFacts } from './organization-facts';

export const handle = { ns: ['directory', 'organizations'], boot: 'interaction', kept: 'entries' } satisfies PageHandle;

const shownOpportunities = 3;
const shownMembers = 6;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = cms({ context });
  const isMember = context.get(factsContext).jar.session !== undefined;
  const [organization, following, opportunities, members] = await Promise.all([
    api.data(getOrganization, { params: { id: params.slug } }),
    isMember ? api.find(getOrganizationFollowing, { params: { id: params.slug } }) : undefined,
    api.find(listOpportunities, {
      query: { partner: params.slug, open: true, sort: 'deadline', pageSize: shownOpportunities },
    }),
    api.find(listMembers, { query: { institution: params.slug, pageSize: shownMembers } }),
  ]);
  // One page has one address, whichever of its names it was asked by.
  if (organization.slug !== params.slug)
    throw redirect(localePath(context.get(localeContext), `/organizations/${organization.slug}`), 301);
  return {
    // The answer that is kept for everybody may be older than what this person has just done.
    organization: { ...organization, followerCount: following?.followerCount ?? organization.followerCount },
    isFollowing: following?.isFollowing ?? false,
    opportunities: opportunities ?? [],
    members: members ?? [],
    now: pageMoment(),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  requireMember({ context });
  const sent = await sendFollowing(await readPosted(request, context), params.slug, context);
  if (!sent.ok) return answerRefused(refusedBy(sent), context);
  return redirect(localePath(context.get(localeContext), `/organizations/${params.slug}`));
}

export const meta: Route.MetaFunction = (args) => {
  const { organization } = args.loaderData ?? {};
  return pageMeta({
    ...args,
    title: organization?.name,
    description: [organization?.summary, organization && plainText(organization.description), organization?.name],
    share: organization && `organization-${organization.slug}`,
    languages: organization?.locales,
    structuredData: (site) => organization && organizationData(organization, site),
  });
};

export default function OrganizationDetail({ loaderData, actionData }: Route.ComponentProps) {
  const { organization, isFollowing, opportunities, members, now } = loaderData;
  const posted = usePostedOutcome(actionData);
  const t = useText('organizations');
  const d = useText('directory');
  const { slug, name, summary, description, locale, type, logo, cover, thematicAreas, opportunityCount, memberCount } =
    organization;
  return (
    <article>
      <PageHeader
        title={name}
        lead={summary}
        locale={locale}
        area={thematicAreas[0]?.id}
        breadcrumb={[{ label: t('list.title'), to: '/organizations' }, { label: name }]}
        cover={cover}
      >
        <div className={styles.line}>
          <Emblem picture={logo} name={name} shape="square" className={styles.logo} />
          <ChipRow>
            <Badge tone="accent">{d(`organizationType.${type}`)}</Badge>
            <ShownIn locale={locale} />
          </ChipRow>
          <FollowForm isFollowing={isFollowing} refused={posted?.refused} />
        </div>
      </PageHeader>
      <DetailLayout facts={<OrganizationFacts organization={organization} />}>
        <Prose html={description} locale={locale} />
      </DetailLayout>
      <FirstOfMany
        title={t('detail.opportunities')}
        all={
          opportunityCount > opportunities.length && {
            to: `/opportunities?partner=${slug}`,
            label: t('detail.allOpportunities', { count: opportunityCount }),
          }
        }
        cards={opportunities.map((opportunity) => (
          <OpportunityCard key={opportunity.id} opportunity={opportunity} now={now} />
        ))}
      />
      <FirstOfMany
        tone="plain"
        title={t('detail.members')}
        all={
          memberCount > members.length && {
            to: `/members?institution=${slug}`,
            label: t('detail.allMembers', { count: memberCount }),
          }
        }
        cards={members.map((member) => (
          <MemberCard key={member.id} member={member} />
        ))}
      />
    </article>
  );
}
