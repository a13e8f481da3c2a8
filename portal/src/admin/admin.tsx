import { sessionDays } from '@scholars/contract/limits';
import { getSecondFactor } from '@scholars/contract/second-factor';
import { data, redirect, redirectDocument } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import type { PageHandle } from '~/shared/page-handle';
import { permissionsPolicy } from '~/session/permissions-policy';
import { requireMember } from '~/session/next-url.server';
import { factsContext, localeContext } from '~/session/request-context.server';
import { markOf } from '~/session/root-middleware.server';
import { presentSignedInUser } from '~/session/signed-in-user';
import { pageMeta } from '~/shared/page-meta';
import type { Route } from './+types/admin';
import styles from './parts/page.module.css';

const dayMs = 86_400_000;

export const handle = {
  ns: ['admin', 'asking', 'door', 'gathering', 'guests', 'lists', 'live', 'records', 'sheets', 'statistics'],
} satisfies PageHandle;

/** Codes of badges are read by the camera. */
export function headers() {
  return { 'Permissions-Policy': permissionsPolicy({ hasCamera: true }) };
}

/** Only coordinators find anything here; a visitor may sign in first. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  if (user.role !== 'coordinator') throw data(null, { status: 404 });
  const locale = context.get(localeContext);
  // Where the configuration requires a second step at sign-in, the CMS refuses all else until it is set up.
  const secondFactor = await cms({ context }).find(getSecondFactor);
  if (secondFactor?.isRequired && !secondFactor.isOn) throw redirect(localePath(locale, '/account/second-factor'));
  return {
    user: presentSignedInUser(user),
    hasSecondFactorPage: secondFactor !== undefined,
    typingKey: typingKeyOf(context, user),
    session: sessionOf(context),
    title: getText(locale, 'admin')('name'),
  };
}

/** The mark by which the service worker knows whose something is that the browser keeps, and when it ends by itself. */
function sessionOf(context: Route.LoaderArgs['context']) {
  const { session } = context.get(factsContext).jar;
  if (!session) return undefined;
  return { mark: markOf(session.token), endsAt: new Date(session.issuedAt + sessionDays * dayMs).toISOString() };
}

/**
 * antd writes style elements as it goes, which the policy allows by the page's nonce. A page that was kept
 * has none, so from there the back office is loaded as a page of its own.
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (import.meta.env.PROD && !document.querySelector('script[nonce]')) throw redirectDocument(request.url);
  const [{ default: AdminApp }, loaded] = await Promise.all([import('./app.client'), serverLoader()]);
  return { ...loaded, AdminApp };
}
clientLoader.hydrate = true as const;

/** Its pages change within the browser; what they show comes from the calls they make themselves. */
export function shouldRevalidate(): boolean {
  return false;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export function HydrateFallback() {
  const t = useText('admin');
  return (
    <main className={styles.opening}>
      <p role="status">{t('loading')}</p>
      <noscript>
        <p>{t('needsScript')}</p>
      </noscript>
    </main>
  );
}

export default function Admin({
  loaderData: { AdminApp, user, hasSecondFactorPage, typingKey, session },
}: Route.ComponentProps) {
  return <AdminApp user={user} hasSecondFactorPage={hasSecondFactorPage} typingKey={typingKey} session={session} />;
}
