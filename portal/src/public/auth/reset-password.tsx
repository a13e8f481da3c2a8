import { checkResetToken, requestPasswordReset, resetPassword } from '@scholars/contract/account';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import type { Refusal } from '~/shared/form/form-outcome';
import { answerRefused, documentTitleOf, readPosted, receiveForm } from '~/shared/form/receive-form.server';
import { LocaleLink } from '~/i18n/locale-link';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { ActionForm } from '~/shared/form/action-form';
import { resetRequestForm } from '~/shared/account/account-forms';
import { CaptchaField } from '~/shared/captcha/captcha-field';
import { pageMeta } from '~/shared/page-meta';
import { TextField } from '~/ui/fields/text-field';
import type { Route } from './+types/reset-password';
import { AuthLinks, AuthPage } from './auth-page';
import styles from './auth.module.css';
import { GoneLink } from './gone-link';
import { linkHeaders, linkTokenOf } from '~/session/link-address';
import { NewPasswordForm, PasswordIsSet } from './new-password-form';
import { setNewPassword } from './set-new-password.server';

export const handle = { ns: ['auth', 'captcha', 'messages'] } satisfies PageHandle;

/** Without a token one asks for the mail; with one, sets the password. Nobody's session is touched by looking. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const title = getText(context.get(localeContext), 'auth')('reset.title');
  const hasToken = new URL(request.url).searchParams.has('token');
  if (!hasToken) return { title, documentTitle: title, step: 'ask' as const };
  const token = linkTokenOf(request);
  const checked = token ? await cms({ context }).send(checkResetToken, { bearer: token, skipAuth: true }) : undefined;
  // Only a link that is known to be bad is refused here; a CMS that is away is met by the form.
  const isGone = !checked || (!checked.ok && checked.status === 401);
  return { title, documentTitle: documentTitleOf(title, context), step: isGone ? ('gone' as const) : ('set' as const) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPosted(request, context);
  if (form.get('intent') === 'set') return setNewPassword(resetPassword, linkTokenOf(request), form, context);
  const received = await receiveForm(resetRequestForm, form, context, (body) =>
    cms({ context }).send(requestPasswordReset, { body, skipAuth: true }),
  );
  return received.ok ? data({ mailed: received.value.email }) : answerRefused(received, context);
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

export default function ResetPassword({ loaderData: { step, title }, actionData }: Route.ComponentProps) {
  const t = useText('auth');
  const posted = usePostedOutcome(actionData);
  if (posted && 'mailed' in posted) return <Mailed email={posted.mailed} />;
  if (posted && 'isSet' in posted) return <PasswordIsSet />;
  if (step === 'gone' || (posted && 'isGone' in posted)) return <GoneLink text={t('reset.gone')} isOfPassword />;
  const refused = posted && 'refused' in posted ? posted.refused : undefined;
  if (step === 'set')
    return <NewPasswordForm title={t('reset.setTitle')} lead={t('reset.setLead')} refused={refused} />;
  return <AskForMail title={title} refused={refused} />;
}

function AskForMail({ title, refused }: { title: string; refused: Refusal | undefined }) {
  const t = useText('auth');
  return (
    <AuthPage title={title} lead={t('reset.lead')}>
      <ActionForm
        definition={resetRequestForm}
        refused={refused}
        submit={t('reset.submit')}
        submitting={t('reset.submitting')}
        size="large"
        wide
      >
        {({ errorOf, valueOf }) => (
          <>
            <TextField
              name="email"
              type="email"
              label={t('fields.email')}
              autoComplete="username"
              enterKeyHint="send"
              required
              defaultValue={valueOf('email')}
              error={errorOf('email')}
            />
            <CaptchaField action="request-reset-password" error={errorOf('recaptcha')} />
          </>
        )}
      </ActionForm>
      <AuthLinks>
        <LocaleLink to="/auth/login">{t('register.login')}</LocaleLink>
      </AuthLinks>
    </AuthPage>
  );
}

/** The same whether the address is known or not. */
function Mailed({ email }: { email: string }) {
  const t = useText('auth');
  return (
    <AuthPage
      isAnswer
      title={t('sent.title')}
      lead={
        <>
          {t('reset.mailed')}{' '}
          <bdi dir="ltr" className={styles.address}>
            {email}
          </bdi>
        </>
      }
    >
      <p>{t('reset.missing')}</p>
      <AuthLinks>
        <LocaleLink to="/auth/reset-password">{t('reset.again')}</LocaleLink>
        <LocaleLink to="/auth/login">{t('register.login')}</LocaleLink>
      </AuthLinks>
    </AuthPage>
  );
}
