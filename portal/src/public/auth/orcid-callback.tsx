import { finishProviderLogin, unknownPerson } from '@scholars/contract/account';
import { parseWith } from '@scholars/contract/parse';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { getMessage, getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { factsContext, localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import { Notice } from '~/ui/notice';
import type { Route } from './+types/orcid-callback';
import { AuthLinks, AuthPage } from './auth-page';
import { writeIntroduction } from './introduction.server';
import { leadToSecondStep, secondStepOf } from '~/shared/account/second-step-attempt.server';
import { signInAndRedirect } from '~/shared/account/sign-in-and-redirect.server';
import { forgetAttempt, readAttempt } from './orcid-attempt.server';

export const handle = { ns: ['auth'] } satisfies PageHandle;

/** Where ORCID sends people back to. Without the cookie of the start, another browser's return goes nowhere. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const query = new URL(request.url).searchParams;
  const attempt = readAttempt(request, context);
  // Whoever is signed in has come to connect their iD, and goes back there.
  const isMember = context.get(factsContext).jar.session !== undefined;
  const page = {
    title: getText(locale, 'auth')('orcid.title'),
    message: getMessage(locale, 'provider.failed'),
    isMember,
  };
  if (query.get('error') === 'unavailable') return { ...page, message: getMessage(locale, 'provider.unavailable') };
  if (!attempt || attempt.state !== query.get('state')) return page;

  const given = (name: string) => query.get(name) ?? '';
  const sent = await cms({ context }).send(finishProviderLogin, {
    params: { provider: 'orcid' },
    body: { code: given('code'), state: given('state'), iss: given('iss'), error: given('error') },
  });
  const forgotten = forgetAttempt(context);
  if (sent.ok) {
    // The CMS has ended the session that asked, and opened this one.
    context.get(factsContext).jar.close();
    return signInAndRedirect(sent.data, { request, context }, attempt.nextUrl, { 'Set-Cookie': forgotten });
  }
  const secondStep = secondStepOf(sent.data);
  if (secondStep !== undefined)
    return leadToSecondStep(secondStep, context, attempt.nextUrl, { 'Set-Cookie': forgotten });
  const introduction = sent.status === 404 ? parseWith(unknownPerson, sent.data) : undefined;
  if (!introduction?.ok) return { ...page, message: sent.message };
  const headers = new Headers({ 'Set-Cookie': forgotten });
  headers.append('Set-Cookie', writeIntroduction(introduction.value, context));
  const { nextUrl } = attempt;
  const search = nextUrl === localePath(locale, '/') ? '' : `?${new URLSearchParams({ nextUrl })}`;
  return redirect(`${localePath(locale, '/auth/register')}${search}`, { headers });
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function OrcidCallback({ loaderData: { title, message, isMember } }: Route.ComponentProps) {
  const t = useText('auth');
  const shell = useText('shell');
  return (
    <AuthPage title={title}>
      <Notice tone="danger" live="assertive">
        <p>{message}</p>
      </Notice>
      <AuthLinks>
        {isMember ? (
          <LocaleLink to="/account/my-information">{shell('account.information')}</LocaleLink>
        ) : (
          <LocaleLink to="/auth/login">{t('register.login')}</LocaleLink>
        )}
      </AuthLinks>
    </AuthPage>
  );
}
