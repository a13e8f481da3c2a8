import { startProviderLogin } from '@scholars/contract/account';
import { redirect } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { localeContext } from '~/session/request-context.server';
import { wayOnOf } from '~/shared/account/way-back.server';
import type { Route } from './+types/orcid';
import { writeAttempt } from './orcid-attempt.server';

/** Opening the address starts nothing. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localePath(context.get(localeContext), '/auth/login'));
}

/** Leads to ORCID; the browser keeps what shows, on its return, that it is the one that went. */
export async function action({ request, context }: Route.ActionArgs) {
  const started = await cms({ context }).send(startProviderLogin, { params: { provider: 'orcid' } });
  const failed = `${localePath(context.get(localeContext), '/auth/orcid/callback')}?error=unavailable`;
  if (!started.ok) return redirect(failed);
  const attempt = writeAttempt({ state: started.data.state, nextUrl: wayOnOf(request, context) }, context);
  return redirect(started.data.url, { headers: { 'Set-Cookie': attempt } });
}
