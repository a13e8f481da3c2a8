import { getOpportunity, listRelatedOpportunities } from '@scholars/contract/opportunities';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { pageMoment } from '~/lib/page-moment.server';
import type { PageHandle } from '~/shared/page-handle';
import { useSiteOrigin } from '~/lib/document-context';
import { localeContext } from '~/session/request-context.server';
import { useSiteKey } from '~/session/root-data';
import { OpportunityCard } from '~/shared/opportunity-card';
import { pageMeta } from '~/shared/page-meta';
import { plainText } from '~/shared/plain-text';
import { ShownIn } from '~/shared/shown-in';
import { opportunityData } from '~/shared/structured-data/opportunity-data';
import { Badge } from '~/ui/badge';
import { ChipRow } from '~/ui/chip';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { DetailLayout } from '~/shared/directory/detail-layout';
import { FirstOfMany } from '~/shared/directory/first-of-many';
import { ShareLink } from '~/shared/directory/share-link';
import type { Route } from './+types/opportunity-detail';
import { ApplyBox } from './apply-box';
import styles from './opportunity-detail.module.css';
import { OpportunityFacts } from './opportunity-facts';
import { opportunityFeed } from '~/shared/opportunities/opportunity-filters';
import { PartnerLine } from './partner-line';
import { useNotedActions } from './use-noted-actions';

export const handle = { ns: ['directory', 'opportunities'], boot: 'interaction', kept: 'entries' } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = cms({ context });
  const [opportunity, related = []] = await Promise.all([
    api.data(getOpportunity, { params: { id: params.slug } }),
    api.find(listRelatedOpportunities, { params: { id: params.slug } }),
  ]);
  // One page has one address, whichever of its names it was asked by.
  if (opportunity.slug !== params.slug)
    throw redirect(localePath(context.get(localeContext), `/opportunities/${opportunity.slug}`), 301);
  return { opportunity, related, now: pageMoment() };
}

export const meta: Route.MetaFunction = (args) => {
  const { opportunity } = args.loaderData ?? {};
  return pageMeta({
    ...args,
    title: opportunity?.title,
    description: [opportunity?.summary, opportunity && plainText(opportunity.description), opportunity?.title],
    share: opportunity && `opportunity-${opportunity.slug}`,
    languages: opportunity?.locales,
    feed: opportunityFeed.path,
    structuredData: (site) => opportunity && opportunityData(opportunity, site),
  });
};

export default function OpportunityDetail({ loaderData }: Route.ComponentProps) {
  const { opportunity, related, now } = loaderData;
  const t = useText('opportunities');
  const d = useText('directory');
  const siteName = useSiteKey('site_name');
  const origin = useSiteOrigin();
  const { locale: pageLocale } = useLocale();
  useNotedActions(opportunity.id);
  const {
    title,
    summary,
    description,
    locale,
    partner,
    category,
    agsCategory,
    isProgram,
    photo,
    status,
    thematicAreas,
  } = opportunity;
  const path = `/opportunities/${opportunity.slug}`;
  return (
    <article className={styles.sheet}>
      <p className={styles.letterhead}>{siteName}</p>
      <PageHeader
        title={title}
        lead={summary}
        locale={locale}
        area={thematicAreas[0]?.id}
        breadcrumb={[
          { label: t('list.title'), to: '/opportunities' },
          { label: d(`agsCategory.${agsCategory}`), to: `/opportunities?agsCategory=${agsCategory}` },
          { label: title },
        ]}
        cover={photo}
      >
        <ChipRow>
          {status !== 'open' && <Badge tone="warning">{d('deadline.closed')}</Badge>}
          <Badge tone="accent">{t(isProgram ? 'detail.program' : 'detail.job')}</Badge>
          {category && <Badge>{category.title}</Badge>}
          <ShownIn locale={locale} />
        </ChipRow>
        {partner && <PartnerLine partner={partner} />}
      </PageHeader>
      <DetailLayout
        first={<ApplyBox opportunity={opportunity} now={now} />}
        facts={
          <div className={styles.facts}>
            <OpportunityFacts opportunity={opportunity} />
          </div>
        }
      >
        <Prose html={description} locale={locale} />
        <ShareLink title={title} path={path} />
      </DetailLayout>
      <p className={styles.source}>
        {t('detail.printedFrom')} <bdi dir="ltr">{origin + localePath(pageLocale, path)}</bdi>
      </p>
      <FirstOfMany
        title={t('detail.related')}
        all={{ to: '/opportunities', label: t('detail.all') }}
        cards={related.map((one) => (
          <OpportunityCard key={one.id} opportunity={one} now={now} />
        ))}
      />
    </article>
  );
}
