import { listOpportunities } from '@scholars/contract/opportunities';
import { agsCategories } from '@scholars/contract/shapes';
import { siteSlugOfArea, thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { getThematicAreaBySlug } from '@scholars/contract/thematic-areas';
import { data, redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/lib/page-handle';
import { localeContext } from '~/session/request-context.server';
import { OpportunityCard } from '~/shared/opportunity-card';
import { pageMeta } from '~/shared/page-meta';
import { firstParagraph } from '~/shared/plain-text';
import { CardGrid } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { MoreLink } from '~/ui/more-link';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { Section } from '~/ui/section';
import type { Route } from './+types/focus-area';
import { AreaPhoto } from './area-photo';
import { CategorySwitch } from './category-switch';
import styles from './focus-area.module.css';
import { SubThemes } from './sub-themes';

export const handle = { ns: ['focus-areas', 'directory'], boot: 'interaction' } satisfies PageHandle;

const opportunitiesShown = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const category = agsCategories.find((known) => known === params.category);
  const id = thematicAreaIdOf(params.area);
  if (!category || !id) throw data(null, { status: 404 });
  // The wire's spelling of sustainability is understood, and led to the one that addresses show (product §2).
  const slug = siteSlugOfArea(id);
  if (params.area !== slug) throw redirect(localePath(context.get(localeContext), `/focus-areas/${category}/${slug}`), 301);

  const api = cms({ context });
  const [area, opportunities] = await Promise.all([
    api.data(getThematicAreaBySlug, { params: { slug }, query: { category } }),
    api.list(listOpportunities, { query: { taSlug: slug, agsCat: category, open: '1', sort: 'deadline', pageSize: opportunitiesShown } }),
  ]);
  return { category, slug, area, opportunities: opportunities.data, opportunityTotal: opportunities.meta.total, now: new Date().toISOString() };
}

export const meta: Route.MetaFunction = (args) => {
  const { area } = args.loaderData ?? {};
  return pageMeta({ ...args, title: area?.title, description: area && firstParagraph(area.intros[0]?.text ?? area.description), image: area?.photo.url });
};

export default function FocusArea({ loaderData }: Route.ComponentProps) {
  const t = useText('focus-areas');
  const { category, slug, area, opportunities, opportunityTotal, now } = loaderData;
  const intro = area.intros.find((candidate) => candidate.category === category);
  return (
    <div data-area={area.id}>
      <PageHeader
        title={area.title}
        locale={area.locale}
        area={area.id}
        breadcrumb={[{ label: t(`category.${category}`), to: `/${category}` }, { label: area.title }]}
        lead={intro && <Prose html={intro.text} size="lead" />}
        media={<AreaPhoto area={area.id} photo={area.photo} />}
      >
        <CategorySwitch current={category} slug={slug} />
      </PageHeader>
      <Section title={t('about')}>
        <div className={styles.description}>
          <Prose html={area.description} locale={area.locale} />
        </div>
      </Section>
      <SubThemes area={area} />
      <Section
        title={t(`opportunities.${category}`)}
        lead={t('opportunities.open', { count: opportunityTotal })}
        action={<MoreLink to={`/opportunities?agsCategory=${category}&taSlug=${slug}`}>{t('opportunities.all')}</MoreLink>}
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
    </div>
  );
}
