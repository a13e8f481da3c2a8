import { checkSetPasswordToken, setPassword } from '@scholars/contract/account';
import { cms } from '~/api/cms.server';
import { readPosted } from '~/shared/form/receive-form.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { documentTitleOf } from '~/shared/form/receive-form.server';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/set-password';
import { GoneLink } from './gone-link';
import { linkHeaders, linkTokenOf } from '~/session/link-address';
import { NewPasswordForm, PasswordIsSet } from './new-password-form';
import { setNewPassword } from './set-new-password.server';

export const handle = { ns: ['auth', 'messages'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = linkTokenOf(request);
  const checked = token
    ? await cms({ context }).send(checkSetPasswordToken, { bearer: token, skipAuth: true })
    : undefined;
  const title = getText(context.get(localeContext), 'auth')('set.title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    isGone: !checked || (!checked.ok && checked.status === 401),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return setNewPassword(setPassword, linkTokenOf(request), await readPosted(request, context), context);
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

export default function SetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('auth');
  const posted = usePostedOutcome(actionData);
  if (posted && 'isSet' in posted) return <PasswordIsSet />;
  if (loaderData.isGone || (posted && 'isGone' in posted)) return <GoneLink text={t('set.gone')} isOfPassword />;
  return (
    <NewPasswordForm
      title={loaderData.title}
      lead={t('set.lead')}
      refused={posted && 'refused' in posted ? posted.refused : undefined}
    />
  );
}
