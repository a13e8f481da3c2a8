import { getPage } from '@scholars/contract/pages';
import { cms } from '~/api/cms.server';
import { useText } from '~/i18n/use-text';
import { pageMeta } from '~/shared/page-meta';
import { DefinitionList } from '~/ui/definition-list';
import { PageHeader } from '~/ui/page-header';
import { Prose } from '~/ui/prose/prose';
import { Time } from '~/ui/time';
import type { Route } from './+types/content-page';
import { ContactDetails } from './contact-details';
import { Contents } from './contents';
import styles from './content-page.module.css';

/** Two of the pages lie under a transparent header (spec §2); they are named by their routes' ids. */
export const handle = { ns: ['pages'], boot: 'interaction', overlayHeader: ['page:contact-us', 'page:join-us'] };

/** Pages of the law are dated. */
const dated = new Set(['privacy', 'terms-and-conditions']);
const overlaid = new Set(['contact-us', 'join-us']);

export async function loader({ request, context }: Route.LoaderArgs) {
  // The last segment of the address is the page's slug and the end of the route's id.
  const slug = new URL(request.url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  return { page: await cms({ context }).data(getPage, { params: { slug } }) };
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta({ ...args, title: args.loaderData?.page.title, description: args.loaderData?.page.summary });

export default function ContentPage({ loaderData: { page } }: Route.ComponentProps) {
  const t = useText('pages');
  const { slug, title, summary, locale, body, updatedAt } = page;
  const isContact = slug === 'contact-us';
  return (
    <>
      <PageHeader title={title} lead={summary} locale={locale} tone={overlaid.has(slug) ? 'band' : 'paper'} breadcrumb={crumbs(slug, title, t('organizations'))} />
      <div className={styles.columns}>
        <Prose html={body} locale={locale} hasAnchors />
        <aside className={styles.aside}>
          <Contents page={page} />
          {(isContact || slug === 'join-us') && <ContactDetails />}
          {dated.has(slug) && <DefinitionList items={[{ term: t('updated'), value: <Time value={updatedAt} /> }]} />}
        </aside>
      </div>
    </>
  );
}

function crumbs(slug: string, title: string, organizations: string) {
  return [...(slug === 'join-us' ? [{ label: organizations, to: '/organizations' }] : []), { label: title }];
}
