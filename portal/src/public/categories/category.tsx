import { listOpportunities } from '@scholars/contract/opportunities';
import { listOrganizations } from '@scholars/contract/organizations';
import { agsCategories } from '@scholars/contract/shapes';
import { getPage } from '@scholars/contract/pages';
import { listThematicAreasOfCategory } from '@scholars/contract/thematic-areas';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import { useText } from '~/i18n/use-text';
import { OpportunityCard } from '~/shared/opportunity-card';
import { OrganizationCard } from '~/shared/organization-card';
import { pageMeta } from '~/shared/page-meta';
import { firstParagraph } from '~/shared/plain-text';
import { CardGrid } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { MoreLink } from '~/ui/more-link';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { Section } from '~/ui/section';
import type { Route } from './+types/category';
import { AreaIndex } from './area-index';
import styles from './category.module.css';
import { CategoryCover } from './category-cover';

export const handle = { ns: ['categories', 'directory'], boot: 'interaction' };

const opportunitiesShown = 6;
const organizationsShown = 6;

/** Education, research or innovation: the last segment of the address says which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const segment = new URL(request.url).pathname.split('/').filter(Boolean).at(-1);
  const category = agsCategories.find((known) => known === segment);
  if (!category) throw data(null, { status: 404 });
  const api = cms({ context });
  const [page, areas, opportunities, organizations] = await Promise.all([
    api.data(getPage, { params: { slug: category } }),
    api.list(listThematicAreasOfCategory, { params: { category } }),
    api.list(listOpportunities, { query: { agsCat: category, open: '1', sort: 'newest', pageSize: opportunitiesShown } }),
    api.list(listOrganizations, { query: { agsCat: category, pageSize: organizationsShown } }),
  ]);
  return {
    category,
    page,
    areas: areas.data.map(({ id, title, locale, intros, opportunityCount }) => ({
      id,
      title,
      locale,
      opportunityCount,
      intro: firstParagraph(intros.find((intro) => intro.category === category)?.text ?? ''),
    })),
    now: new Date().toISOString(),
    opportunities: opportunities.data,
    opportunityTotal: opportunities.meta.total,
    organizations: organizations.data,
  };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.page.title,
    description: args.loaderData?.page.summary,
    image: `/uploads/drawn/pattern-${args.loaderData?.category ?? 'education'}.svg`,
  });

export default function Category({ loaderData }: Route.ComponentProps) {
  const t = useText('categories');
  const { category, page, areas, opportunities, opportunityTotal, organizations, now } = loaderData;
  return (
    <>
      <PageHeader title={page.title} lead={page.summary} locale={page.locale} breadcrumb={[{ label: page.title }]} media={<CategoryCover category={category} />} />
      <div className={styles.columns}>
        <Prose html={page.body} locale={page.locale} />
        <AreaIndex category={category} areas={areas} />
      </div>
      <Section
        tone="sunken"
        title={t(`opportunities.${category}`)}
        lead={t('opportunities.open', { count: opportunityTotal })}
        action={<MoreLink to={`/opportunities?agsCategory=${category}`}>{t('opportunities.all')}</MoreLink>}
      >
        {opportunities.length > 0 ? (
          <CardGrid>
            {opportunities.map((opportunity) => (
              <OpportunityCard key={opportunity.id} opportunity={opportunity} now={now} />
            ))}
          </CardGrid>
        ) : (
          <EmptyState title={t('opportunities.none')}>{t('opportunities.noneHint')}</EmptyState>
        )}
      </Section>
      {organizations.length > 0 && (
        <Section title={t(`organizations.${category}`)} action={<MoreLink to={`/organizations?agsCat=${category}`}>{t('organizations.all')}</MoreLink>}>
          <CardGrid>
            {organizations.map((organization) => (
              <OrganizationCard key={organization.id} organization={organization} />
            ))}
          </CardGrid>
        </Section>
      )}
    </>
  );
}
