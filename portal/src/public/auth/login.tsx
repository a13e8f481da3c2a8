import { login, logout } from '@scholars/contract/account';
import { loginRequest } from '@scholars/contract/forms/account';
import { parseWith } from '@scholars/contract/parse';
import { data, Form, redirect, useNavigation } from 'react-router';
import { cms } from '~/api/cms.server';
import { getMessage, getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/lib/page-handle';
import { nextUrlOf } from '~/session/next-url.server';
import { factsContext, localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import { Button } from '~/ui/button';
import { TextField } from '~/ui/fields/text-field';
import { Rosette } from '~/ui/ornament/rosette';
import type { Route } from './+types/login';
import styles from './auth.module.css';

export const handle = { ns: ['auth'] } satisfies PageHandle;

/** A signed-in visitor has no business here and is sent on (spec §2). */
export function loader({ request, context }: Route.LoaderArgs) {
  if (context.get(factsContext).jar.session) throw redirect(nextUrlOf(request, context));
  const t = getText(context.get(localeContext), 'auth');
  return { title: t('login.title'), description: t('login.description') };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { jar } = context.get(factsContext);
  const locale = context.get(localeContext);
  const typed = Object.fromEntries(await request.formData());
  const email = typeof typed.email === 'string' ? typed.email : '';

  const parsed = parseWith(loginRequest, typed);
  if (!parsed.ok) {
    const errors = Object.entries(parsed.problems).map(([name, [ref]]) => [name, ref && getMessage(locale, ref)]);
    return data({ email, message: getMessage(locale, 'error.invalidFields'), errors: Object.fromEntries(errors) as Errors }, { status: 422 });
  }
  const sent = await cms({ context }).send(login, { body: parsed.value, skipAuth: true });
  if (!sent.ok) {
    const errors = Object.fromEntries(Object.entries(sent.errors).map(([name, [message]]) => [name, message]));
    return data({ email, message: sent.message, errors: errors as Errors }, { status: sent.status });
  }
  // A session that this browser still held would otherwise live on unseen.
  const before = jar.session?.token;
  if (before) await cms({ context }).send(logout, { body: {}, bearer: before, skipAuth: true });
  jar.open(sent.data);
  return redirect(nextUrlOf(request, context));
}

type Errors = Record<string, string | undefined>;

export const meta: Route.MetaFunction = ({ loaderData, ...args }) => pageMeta({ ...args, ...loaderData, title: loaderData?.title, isPrivate: true });

export default function Login({ actionData }: Route.ComponentProps) {
  const t = useText('auth');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <div className={styles.scene}>
      <Rosette points={12} className={styles.rosette} />
      <div className={styles.page}>
        <div className={styles.sheet}>
          <h1>{t('login.title')}</h1>
          {actionData && (
            <div role="alert" className={styles.alert}>
              <p>
                <strong>{t('login.failed')}</strong>
              </p>
              <p>{actionData.message}</p>
            </div>
          )}
          <Form method="post" noValidate className={styles.form}>
            <TextField name="email" type="email" label={t('login.email')} autoComplete="username" required defaultValue={actionData?.email} error={actionData?.errors.email} />
            <TextField name="password" type="password" label={t('login.password')} autoComplete="current-password" required error={actionData?.errors.password} />
            <Button busy={busy}>{t(busy ? 'login.submitting' : 'login.submit')}</Button>
          </Form>
        </div>
      </div>
    </div>
  );
}
