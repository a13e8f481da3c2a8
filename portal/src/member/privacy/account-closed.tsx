import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';
import type { Route } from './+types/account-closed';

export const handle = { ns: ['privacy'] } satisfies PageHandle;

export function loader({ context }: Route.LoaderArgs) {
  return { title: getText(context.get(localeContext), 'privacy')('closed.title') };
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** The end of deleting one's account, for who is signed in no longer. It says nothing of anybody. */
export default function AccountClosed({ loaderData: { title } }: Route.ComponentProps) {
  const t = useText('privacy');
  return (
    <PageHeader title={title} lead={t('closed.lead')} breadcrumb={[{ label: title }]}>
      <ButtonLink to="/auth/login" variant="secondary">
        {t('closed.back')}
      </ButtonLink>
    </PageHeader>
  );
}
