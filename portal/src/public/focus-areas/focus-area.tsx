import { listOpportunities } from '@scholars/contract/opportunities';
import { agsCategories } from '@scholars/contract/fixed-values';
import { siteSlugOfArea, thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { getThematicAreaBySlug, listThematicAreas } from '@scholars/contract/thematic-areas';
import { data, redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { BlockSection } from '~/public/pages/blocks/block-section';
import { OpportunityLedger } from '~/public/pages/blocks/listing/opportunity-ledger';
import { listedOpportunity } from '~/public/pages/blocks/load-live.server';
import { localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import { firstParagraph } from '~/shared/plain-text';
import { MoreLink } from '~/ui/more-link';
import { Prose } from '~/ui/prose/prose';
import type { Route } from './+types/focus-area';
import { AreaOpening } from './area-opening';
import styles from './area-opening.module.css';
import { OtherAreas } from './other-areas';
import { SubThemes } from './sub-themes';

export const handle = {
  ns: ['focus-areas', 'pages', 'directory'],
  boot: 'interaction',
  kept: 'site',
} satisfies PageHandle;

const opportunitiesShown = 6;

export async function loader({ params, context }: Route.LoaderArgs) {
  const category = agsCategories.find((known) => known === params.category);
  const id = thematicAreaIdOf(params.area);
  if (!category || !id) throw data(null, { status: 404 });
  // The wire's spelling of sustainability is understood, and led to the one that addresses show (product §2).
  const slug = siteSlugOfArea(id);
  if (params.area !== slug)
    throw redirect(localePath(context.get(localeContext), `/focus-areas/${category}/${slug}`), 301);

  const api = cms({ context });
  const [area, opportunities, areas] = await Promise.all([
    api.data(getThematicAreaBySlug, { params: { slug }, query: { category } }),
    api.list(listOpportunities, {
      query: { taSlug: slug, agsCat: category, open: '1', sort: 'deadline', pageSize: opportunitiesShown },
    }),
    api.list(listThematicAreas),
  ]);
  const t = getText(context.get(localeContext), 'focus-areas');
  return {
    title: `${area.title} · ${t(`category.${category}`)}`,
    category,
    slug,
    area,
    opportunities: opportunities.data.map(listedOpportunity),
    opportunityTotal: opportunities.meta.total,
    others: areas.data
      .filter((other) => other.id !== id)
      .map(({ id: other, title, locale }) => ({ id: other, title, locale })),
  };
}

export const meta: Route.MetaFunction = (args) => {
  const { title, area } = args.loaderData ?? {};
  return pageMeta({
    ...args,
    title,
    description: area && firstParagraph(area.intros[0]?.text ?? area.description),
    share: area && `area-${siteSlugOfArea(area.id)}`,
  });
};

export default function FocusArea({ loaderData }: Route.ComponentProps) {
  const t = useText('focus-areas');
  const { category, slug, area, opportunities, opportunityTotal, others } = loaderData;
  return (
    <div data-area={area.id}>
      <AreaOpening area={area} category={category} slug={slug} />
      <BlockSection title={t('about')}>
        <div className={styles.description}>
          <Prose html={area.description} locale={area.locale} />
        </div>
      </BlockSection>
      <SubThemes area={area} />
      <BlockSection
        title={t(`opportunities.${category}`)}
        lead={t('opportunities.open', { count: opportunityTotal })}
        action={
          <MoreLink to={`/opportunities?agsCategory=${category}&taSlug=${slug}`}>{t('opportunities.all')}</MoreLink>
        }
      >
        <OpportunityLedger opportunities={opportunities} hint={t('opportunities.noneHint')} />
      </BlockSection>
      <OtherAreas areas={others} category={category} />
    </div>
  );
}
