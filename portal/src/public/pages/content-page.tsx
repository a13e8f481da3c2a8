import { getPage, type Page } from '@scholars/contract/pages';
import { siteAddresses } from '@scholars/contract/site-addresses';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Prose } from '~/ui/prose/prose';
import { Time } from '~/ui/time';
import type { Route } from './+types/content-page';
import { loadLive } from './blocks/load-live.server';
import { PageBlocks } from './blocks/page-blocks';
import { Contents } from './contents';
import styles from './content-page.module.css';
import { PageOpening } from './page-opening';

export const handle = { ns: ['pages', 'directory'], boot: 'interaction', kept: 'site' } satisfies PageHandle;

/** Pages of the law are dated. */
const dated = new Set(['privacy', 'terms-and-conditions']);

export async function loader({ request, context }: Route.LoaderArgs) {
  // The last segment of the address is the page's slug.
  const path = new URL(request.url).pathname.split('/').filter(Boolean);
  const slug = path.at(-1) ?? '';
  const address = siteAddresses.page(slug);
  // Below /pages is only what has no address of its own.
  if (path.at(-2) === 'pages' && address !== `/pages/${slug}`)
    throw redirect(localePath(context.get(localeContext), address), 301);
  const api = cms({ context });
  const page = await api.data(getPage, { params: { slug } });
  return { page, live: await loadLive(api, page.blocks) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({
    ...args,
    title: args.loaderData?.page.title,
    description: args.loaderData?.page.summary,
    share: args.loaderData && `page-${args.loaderData.page.slug}`,
    languages: args.loaderData?.page.locales,
  });

export default function ContentPage({ loaderData: { page, live } }: Route.ComponentProps) {
  const t = useText('pages');
  return (
    <>
      <PageOpening page={page} breadcrumb={[{ label: page.title, locale: page.locale }]}>
        {dated.has(page.slug) && (
          <p className={styles.date}>
            {t('updated')} <Time value={page.updatedAt} />
          </p>
        )}
      </PageOpening>
      {page.body && <Body page={page} />}
      <PageBlocks blocks={page.blocks} locale={page.locale} live={live} />
    </>
  );
}

/** A long text beside its list of contents. */
function Body({ page }: { page: Page }) {
  return (
    <div className={styles.columns}>
      <aside className={styles.aside}>
        <Contents page={page} />
      </aside>
      <div className={styles.text}>
        <Prose html={page.body} locale={page.locale} hasAnchors />
      </div>
    </div>
  );
}
