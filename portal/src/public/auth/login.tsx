import { listSignInProviders, login } from '@scholars/contract/account';
import { data, useLocation } from 'react-router';
import { cms } from '~/api/cms.server';
import { answerRefused, readPosted, receiveForm } from '~/shared/form/receive-form.server';
import { LocaleLink } from '~/i18n/locale-link';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { loginReasonOf, type LoginReason } from '~/session/next-url';
import { factsContext, localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { ActionForm } from '~/shared/form/action-form';
import { loginForm } from '~/shared/account/account-forms';
import { CaptchaField } from '~/shared/captcha/captcha-field';
import { pageMeta } from '~/shared/page-meta';
import { PasswordField } from '~/ui/fields/password-field';
import { TextField } from '~/ui/fields/text-field';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/login';
import { AuthLinks, AuthPage } from './auth-page';
import styles from './auth.module.css';
import { leadToSecondStep, secondStepOf } from '~/shared/account/second-step-attempt.server';
import { signInAndRedirect } from '~/shared/account/sign-in-and-redirect.server';
import { wayOnOf } from '~/shared/account/way-back.server';
import { OrcidButton } from './orcid-button';
import { ResendNotice } from './resend-notice';
import { resendByForm } from './resend.server';
import { visitorsOnly } from './visitors-only.server';

export const handle = { ns: ['auth', 'captcha', 'messages'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  await visitorsOnly({ request, context });
  const t = getText(context.get(localeContext), 'auth');
  const providers = (await cms({ context }).find(listSignInProviders, { skipAuth: true })) ?? [];
  return {
    title: t('login.title'),
    description: t('login.description'),
    hasOrcid: providers.some(({ name }) => name === 'orcid'),
    reason: reasonFor(request, context),
  };
}

/** To who has signed out, nothing has ended of itself. */
function reasonFor(request: Request, context: Route.LoaderArgs['context']): LoginReason | undefined {
  const reason = loginReasonOf(new URL(request.url).search);
  return reason === 'ended' && context.get(factsContext).jar.wasLeft ? 'required' : reason;
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPosted(request, context);
  if (form.get('intent') === 'resend') return resendByForm(form, context);
  const received = await receiveForm(loginForm, form, context, (body) =>
    cms({ context }).send(login, { body, skipAuth: true }),
  );
  if (received.ok) return signInAndRedirect(received.data, { request, context }, wayOnOf(request, context));
  const secondStep = secondStepOf(received.detail);
  if (secondStep !== undefined) return leadToSecondStep(secondStep, context, wayOnOf(request, context));
  // Right password, but the address was never confirmed: the mail can be sent again from here.
  if (received.status === 403)
    return data({ unconfirmed: { token: tokenOf(received.detail), isSent: false, problem: '' } }, { status: 422 });
  return answerRefused(received, context);
}

function tokenOf(detail: unknown): string {
  return typeof detail === 'object' && detail !== null && 'token' in detail && typeof detail.token === 'string'
    ? detail.token
    : '';
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, ...loaderData, title: loaderData?.title, isPrivate: true });

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('auth');
  const { search } = useLocation();
  const { hasOrcid, reason } = loaderData;
  const posted = usePostedOutcome(actionData);
  const refused = posted && 'refused' in posted ? posted.refused : undefined;
  const unconfirmed = posted && 'unconfirmed' in posted ? posted.unconfirmed : undefined;
  return (
    <AuthPage title={t('login.title')} lead={t('login.lead')}>
      {reason && !posted && (
        <Notice>
          <p>{t(`login.reason.${reason}`)}</p>
        </Notice>
      )}
      {unconfirmed && <ResendNotice state={unconfirmed} text={t('login.unconfirmed')} />}
      <ActionForm
        definition={loginForm}
        intent="login"
        refused={refused}
        submit={t('login.submit')}
        submitting={t('login.submitting')}
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
              enterKeyHint="next"
              required
              defaultValue={valueOf('email')}
              error={errorOf('email')}
            />
            <PasswordField
              name="password"
              label={t('fields.password')}
              autoComplete="current-password"
              required
              enterKeyHint="go"
              error={errorOf('password')}
            />
            <LocaleLink to="/auth/reset-password" className={styles.aside}>
              {t('login.forgotten')}
            </LocaleLink>
            {/* Anew where it is to be a longer one: what the browser has at hand does no more. */}
            <CaptchaField
              key={String(refused?.isCaptchaHard)}
              action="login"
              isHard={refused?.isCaptchaHard}
              error={errorOf('recaptcha')}
            />
          </>
        )}
      </ActionForm>
      {hasOrcid && <OrcidButton label={t('login.orcid')} search={search} />}
      <AuthLinks>
        <p>
          {t('login.noAccount')} <LocaleLink to={`/auth/register${search}`}>{t('login.register')}</LocaleLink>
        </p>
      </AuthLinks>
    </AuthPage>
  );
}
