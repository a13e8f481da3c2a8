import { listOpportunities } from '@scholars/contract/opportunities';
import { listOrganizations } from '@scholars/contract/organizations';
import { getPage } from '@scholars/contract/pages';
import { getSiteOverview } from '@scholars/contract/site';
import { listThematicAreas } from '@scholars/contract/thematic-areas';
import { cms } from '~/api/cms.server';
import { useText } from '~/i18n/use-text';
import { OpportunityCard } from '~/shared/opportunity-card';
import { pageMeta } from '~/shared/page-meta';
import { firstParagraph } from '~/shared/plain-text';
import { CardGrid } from '~/ui/card';
import { MoreLink } from '~/ui/more-link';
import { Prose } from '~/ui/prose/prose';
import { Section } from '~/ui/section';
import type { Route } from './+types/home';
import { AreaTiles } from './area-tiles';
import { FellowsCall } from './fellows-call';
import { HomeHero } from './home-hero';
import { MembersByCountry } from './members-by-country';
import { OrganizationWall } from './organization-wall';

export const handle = { ns: ['home', 'directory'], boot: 'interaction', overlayHeader: true };

const opportunitiesShown = 6;
const organizationsShown = 10;

export async function loader({ context }: Route.LoaderArgs) {
  const api = cms({ context });
  const [page, overview, areas, opportunities, organizations] = await Promise.all([
    api.data(getPage, { params: { slug: 'home' } }),
    api.data(getSiteOverview),
    api.list(listThematicAreas),
    api.list(listOpportunities, { query: { sort: 'newest', open: '1', pageSize: opportunitiesShown } }),
    api.list(listOrganizations, { query: { sort: 'newest', pageSize: organizationsShown } }),
  ]);
  return {
    page,
    overview,
    areas: areas.data.map(({ id, title, locale, description }) => ({ id, title, locale, summary: firstParagraph(description) })),
    now: new Date().toISOString(),
    opportunities: opportunities.data,
    organizations: organizations.data.map(({ slug, name, locale, logo }) => ({ slug, name, locale, logo })),
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({ ...args, title: args.loaderData?.page.title, description: args.loaderData?.page.summary, image: '/uploads/drawn/pattern-home.svg' });

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useText('home');
  const { page, overview, areas, opportunities, organizations, now } = loaderData;
  return (
    <>
      <HomeHero page={page} counts={overview.counts} />
      <Section title={t('areas.title')} lead={t('areas.lead')}>
        <AreaTiles areas={areas} />
      </Section>
      <Section tone="sunken" title={t('opportunities.title')} lead={t('opportunities.lead')} action={<MoreLink to="/opportunities">{t('opportunities.all')}</MoreLink>}>
        <CardGrid>
          {opportunities.map((opportunity) => (
            <OpportunityCard key={opportunity.id} opportunity={opportunity} now={now} />
          ))}
        </CardGrid>
      </Section>
      <Section title={t('members.title')} lead={t('members.lead', { count: overview.counts.countries })} action={<MoreLink to="/members">{t('members.all')}</MoreLink>}>
        <MembersByCountry countries={overview.membersByCountry} />
      </Section>
      <Section title={t('organizations.title')} action={<MoreLink to="/organizations">{t('organizations.all')}</MoreLink>}>
        <OrganizationWall organizations={organizations} />
      </Section>
      <FellowsCall>
        <Prose html={page.body} locale={page.locale} />
      </FellowsCall>
    </>
  );
}
