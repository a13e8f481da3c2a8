import { agsCategories, type AgsCategory } from '@scholars/contract/fixed-values';
import { getPage } from '@scholars/contract/pages';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import type { PageHandle } from '~/shared/page-handle';
import { loadLive } from '~/public/pages/blocks/load-live.server';
import { PageBlocks } from '~/public/pages/blocks/page-blocks';
import { PageOpening } from '~/public/pages/page-opening';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/category';

export const handle = { ns: ['pages', 'directory'], boot: 'interaction', kept: 'site' } satisfies PageHandle;

/** Rays of each category's rosette. */
const points: Record<AgsCategory, number> = { education: 8, research: 14, innovation: 10 };

/** Education, research or innovation: the last segment of the address says which. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const segment = new URL(request.url).pathname.split('/').filter(Boolean).at(-1);
  const category = agsCategories.find((known) => known === segment);
  if (!category) throw data(null, { status: 404 });
  const api = cms({ context });
  const page = await api.data(getPage, { params: { slug: category } });
  return { category, page, live: await loadLive(api, page.blocks) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.page.title,
    description: args.loaderData?.page.summary,
    share: args.loaderData && `page-${args.loaderData.category}`,
    languages: args.loaderData?.page.locales,
  });

export default function Category({ loaderData: { category, page, live } }: Route.ComponentProps) {
  return (
    <>
      <PageOpening page={page} breadcrumb={[{ label: page.title, locale: page.locale }]} points={points[category]} />
      <PageBlocks blocks={page.blocks} locale={page.locale} live={live} />
    </>
  );
}
