import { confirmEmail } from '@scholars/contract/account';
import { data, Form, useNavigation } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { findWayBack } from '~/shared/account/way-back.server';
import { pageMeta } from '~/shared/page-meta';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/confirm-email';
import { AuthPage } from './auth-page';
import { GoneLink } from './gone-link';
import { linkHeaders, linkTokenOf } from '~/session/link-address';

export const handle = { ns: ['auth'], boot: 'interaction' } satisfies PageHandle;

/** Opening the link changes nothing: programs that look into mails open every link. */
export function loader({ context }: Route.LoaderArgs) {
  return { title: getText(context.get(localeContext), 'auth')('confirm.title') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const token = linkTokenOf(request);
  const sent = token ? await cms({ context }).send(confirmEmail, { bearer: token, skipAuth: true }) : undefined;
  if (sent?.ok) return data({ outcome: 'done' as const, problem: '', nextUrl: findWayBack(request, context) });
  if (!sent || sent.status === 401) return data({ outcome: 'gone' as const, problem: '' }, { status: 410 });
  return data({ outcome: 'failed' as const, problem: sent.message }, { status: sent.status });
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function ConfirmEmail({ actionData }: Route.ComponentProps) {
  const t = useText('auth');
  const isBusy = useNavigation().formMethod === 'POST';
  const posted = usePostedOutcome(actionData);
  const outcome = posted?.outcome;
  const nextUrl = posted && 'nextUrl' in posted ? posted.nextUrl : undefined;
  if (outcome === 'done') {
    return (
      <AuthPage isAnswer title={t('confirm.done')} lead={t('confirm.doneLead')}>
        <ButtonLink
          to={nextUrl ? `/auth/login?nextUrl=${encodeURIComponent(nextUrl)}` : '/auth/login'}
          size="large"
          wide
        >
          {t('login.submit')}
        </ButtonLink>
      </AuthPage>
    );
  }
  if (outcome === 'gone') return <GoneLink text={t('confirm.gone')} />;
  return (
    <AuthPage title={t('confirm.title')} lead={t('confirm.lead')}>
      {outcome === 'failed' && (
        <Notice tone="danger" live="assertive">
          <p>{posted?.problem}</p>
        </Notice>
      )}
      <Form method="post">
        <Button size="large" wide busy={isBusy}>
          {t('confirm.submit')}
        </Button>
      </Form>
    </AuthPage>
  );
}
