import { Form, redirect } from 'react-router';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { nextUrlOf } from '~/session/next-url.server';
import { factsContext, localeContext } from '~/session/request-context.server';
import { useUser } from '~/session/root-data';
import { pageMeta } from '~/shared/page-meta';
import { Button, ButtonLink } from '~/ui/button';
import type { Route } from './+types/logout';
import { AuthPage } from './auth-page';
import styles from './auth.module.css';
import { signOutWhenOpened } from './sign-out-when-opened.server';

export const handle = { ns: ['auth'] } satisfies PageHandle;

export const middleware: Route.MiddlewareFunction[] = [signOutWhenOpened];

/** Asks, where the address was opened by anything but a person who is here. */
export function loader({ context }: Route.LoaderArgs) {
  return { title: getText(context.get(localeContext), 'auth')('logout.title') };
}

/** Ends the session in the CMS as well as in the browser, and leads back to `nextUrl`. */
export async function action({ request, context }: Route.ActionArgs) {
  const { jar, revokeSession } = context.get(factsContext);
  if (jar.session) await revokeSession(jar.session);
  jar.signOut();
  return redirect(nextUrlOf(request, context));
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function Logout() {
  const t = useText('auth');
  const user = useUser();
  if (!user) {
    return (
      <AuthPage title={t('logout.done')} lead={t('logout.doneLead')}>
        <div className={styles.choices}>
          <ButtonLink to="/auth/login" size="large">
            {t('login.submit')}
          </ButtonLink>
          <ButtonLink to="/" variant="secondary" size="large">
            {t('logout.home')}
          </ButtonLink>
        </div>
      </AuthPage>
    );
  }
  return (
    <AuthPage title={t('logout.title')} lead={t('logout.question')}>
      <Form method="post" reloadDocument className={styles.choices}>
        <Button size="large">{t('logout.submit')}</Button>
        <ButtonLink to="/" variant="secondary" size="large">
          {t('logout.stay')}
        </ButtonLink>
      </Form>
    </AuthPage>
  );
}
