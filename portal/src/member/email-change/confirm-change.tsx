import { confirmEmailChange } from '@scholars/contract/email-change';
import type { ReactNode } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { linkHeaders, linkTokenOf } from '~/session/link-address';
import { localeContext } from '~/session/request-context.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Button, ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/confirm-change';
import styles from './email-change.module.css';

export const handle = { ns: ['email-change'], boot: 'interaction' } satisfies PageHandle;

/** Opening the link changes nothing: programs that look into mails open every link. */
export function loader({ context }: Route.LoaderArgs) {
  return { title: getText(context.get(localeContext), 'email-change')('confirm.title') };
}

/** Whoever reads the mail need not be signed in here. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = linkTokenOf(request);
  const sent = token ? await cms({ context }).send(confirmEmailChange, { bearer: token, skipAuth: true }) : undefined;
  if (sent?.ok) return data({ outcome: 'done' as const, email: sent.data.email });
  if (!sent || sent.status === 401) return data({ outcome: 'gone' as const }, { status: 410 });
  return data({ outcome: 'failed' as const, problem: sent.message }, { status: sent.status });
}

export const headers = () => linkHeaders;
export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

export default function ConfirmChange({ actionData }: Route.ComponentProps) {
  const t = useText('email-change');
  const isBusy = useNavigation().formMethod === 'POST';
  const posted = usePostedOutcome(actionData);
  if (posted?.outcome === 'done')
    return (
      <Answer title={t('confirm.done')}>
        <Notice tone="success" live="polite">
          <p>
            {t('confirm.doneLead')}{' '}
            <bdi dir="ltr" className={styles.address}>
              {posted.email}
            </bdi>
          </p>
        </Notice>
      </Answer>
    );
  if (posted?.outcome === 'gone')
    return (
      <Answer title={t('gone.title')}>
        <Notice tone="warning" live="assertive">
          <p>{t('gone.text')}</p>
        </Notice>
      </Answer>
    );
  return (
    <>
      <PageHeader title={t('confirm.title')} lead={t('confirm.lead')} />
      <Section width="form">
        {posted?.outcome === 'failed' && (
          <Notice tone="danger" live="assertive">
            <p>{posted.problem}</p>
          </Notice>
        )}
        <Form method="post" className={styles.actions}>
          <Button size="large" busy={isBusy}>
            {t('confirm.submit')}
          </Button>
        </Form>
      </Section>
    </>
  );
}

/** What became of it, and the way on: for whoever is not signed in here it leads past the login. */
function Answer({ title, children }: { title: string; children: ReactNode }) {
  const t = useText('email-change');
  return (
    <>
      <PageHeader title={title} />
      <Section width="form">
        {children}
        <div className={styles.actions}>
          <ButtonLink to="/account/my-information">{t('confirm.toInformation')}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
