import { getPage } from '@scholars/contract/pages';
import { cms } from '~/api/cms.server';
import type { PageHandle } from '~/shared/page-handle';
import { loadLive } from '~/public/pages/blocks/load-live.server';
import { PageBlocks } from '~/public/pages/blocks/page-blocks';
import { pageMeta } from '~/shared/page-meta';
import { siteData } from '~/shared/structured-data/network';
import type { Route } from './+types/home';

export const handle = {
  ns: ['pages', 'directory'],
  boot: 'interaction',
  overlayHeader: true,
  kept: 'site',
} satisfies PageHandle;

export async function loader({ context }: Route.LoaderArgs) {
  const api = cms({ context });
  const page = await api.data(getPage, { params: { slug: 'home' } });
  return { page, live: await loadLive(api, page.blocks) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.page.title,
    description: args.loaderData?.page.summary,
    languages: args.loaderData?.page.locales,
    structuredData: siteData,
  });

/** The home page is its blocks, the first of which is a hero: it lies under a transparent header (spec §2). */
export default function Home({ loaderData: { page, live } }: Route.ComponentProps) {
  return <PageBlocks blocks={page.blocks} locale={page.locale} live={live} />;
}
