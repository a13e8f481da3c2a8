import { takeSecondStep } from '@scholars/contract/second-factor';
import { data, redirect, useLocation } from 'react-router';
import { cms } from '~/api/cms.server';
import { LocaleLink } from '~/i18n/locale-link';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { loginPath } from '~/session/next-url';
import { nextUrlOf } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { forgetSecondStep, readSecondStep } from '~/shared/account/second-step-attempt.server';
import { signInAndRedirect } from '~/shared/account/sign-in-and-redirect.server';
import { ActionForm } from '~/shared/form/action-form';
import { answerRefused, documentTitleOf, readPosted, receiveForm } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/second-step';
import { CodeField } from './code-field';
import { codeForm } from './second-factor-forms';
import styles from './second-factor.module.css';

export const handle = { ns: ['messages', 'second-factor'] } satisfies PageHandle;

/** In the address where a recovery code is asked for, which needs no script. */
const recoveryName = 'recovery';

/** Between password and code: who has not given the password is led to where one does. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  if (readSecondStep(request, context) === undefined) throw redirect(loginPath(locale, nextUrlOf(request, context)));
  const title = getText(locale, 'second-factor')('step.title');
  return { title, documentTitle: documentTitleOf(title, context) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readPosted(request, context);
  const bearer = readSecondStep(request, context) ?? 'none';
  const received = await receiveForm(codeForm, form, context, (body) =>
    cms({ context }).send(takeSecondStep, { bearer, body, skipAuth: true }),
  );
  const forgotten = { 'Set-Cookie': forgetSecondStep(context) };
  if (received.ok)
    return signInAndRedirect(received.data, { request, context }, nextUrlOf(request, context), forgotten);
  // The page stays, and says why; its cookie with it, or the page would lead away before that is read.
  if (received.status === 401) return data({ isLate: true as const }, { status: 410 });
  return answerRefused(received, context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

export default function SecondStep({ loaderData: { title }, actionData }: Route.ComponentProps) {
  const t = useText('second-factor');
  const { search } = useLocation();
  const posted = usePostedOutcome(actionData);
  const isLate = posted && 'isLate' in posted;
  const query = new URLSearchParams(search);
  const isRecovery = query.has(recoveryName);
  if (isRecovery) query.delete(recoveryName);
  else query.set(recoveryName, '1');
  return (
    <>
      <PageHeader title={title} lead={isLate ? undefined : t(isRecovery ? 'step.leadRecovery' : 'step.lead')} />
      <Section width="form">
        {isLate ? (
          <Notice tone="danger" live="assertive">
            <p>{t('step.late')}</p>
            <p>
              <LocaleLink to={`/auth/login${search}`}>{t('step.again')}</LocaleLink>
            </p>
          </Notice>
        ) : (
          <div className={styles.step}>
            <ActionForm
              definition={codeForm}
              refused={posted && 'refused' in posted ? posted.refused : undefined}
              submit={t('step.submit')}
              submitting={t('step.submitting')}
              size="large"
              wide
            >
              {({ errorOf }) => (
                // Empty for the other kind of code: what was typed for the one is none of the other.
                <CodeField key={`${isRecovery}`} error={errorOf('code')} takes={isRecovery ? 'recovery' : 'app'} />
              )}
            </ActionForm>
            <p className={styles.other}>
              <LocaleLink to={`/auth/second-step?${query}`}>
                {t(isRecovery ? 'step.useApp' : 'step.useRecovery')}
              </LocaleLink>
            </p>
            {isRecovery && <p className={styles.other}>{t('step.lost')}</p>}
          </div>
        )}
      </Section>
    </>
  );
}
