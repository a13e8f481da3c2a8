import { getSecondFactor } from '@scholars/contract/second-factor';
import { data } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { qrPathOf } from '~/shared/qr-path';
import { Section } from '~/ui/section';
import type { Route } from './+types/second-factor';
import { ChangeForm } from './change-form';
import { changeSecondFactor, type SecondFactorOutcome } from './change-second-factor.server';
import { ConnectApp } from './connect-app';
import { RecoveryCodes } from './recovery-codes';
import { SecondFactorState } from './second-factor-state';
import { StartForm } from './start-form';
import styles from './second-factor.module.css';

export const handle = { ns: ['messages', 'second-factor'] } satisfies PageHandle;

/** Coordinators' alone: a member finds nothing here. */
export async function loader({ context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  if (user.role !== 'coordinator') throw data(null, { status: 404 });
  const { pending, ...state } = await cms({ context }).data(getSecondFactor);
  const title = getText(context.get(localeContext), 'second-factor')('title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    email: user.email,
    state,
    pending: pending && { ...pending, qr: qrPathOf(pending.uri, 4) },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return changeSecondFactor(await readPosted(request, context), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** Where coordinators set up what is asked for after their password, and see to it. */
export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('second-factor');
  const { title, email, state, pending } = loaderData;
  const posted = usePostedOutcome<SecondFactorOutcome>(actionData);
  const refusedOf = (intent: SecondFactorOutcome['intent']) => (posted?.intent === intent ? posted.refused : undefined);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      {posted?.codes && posted.madeAt && (
        <Section id="codes" title={t('codes.title')} lead={t('codes.lead')} head="beside" tone="sunken">
          <div className={styles.work}>
            <RecoveryCodes
              codes={posted.codes}
              email={email}
              madeAt={posted.madeAt}
              isFirst={posted.intent === 'confirm'}
            />
          </div>
        </Section>
      )}
      {state.isOn ? (
        // Beside new codes one prints them alone.
        <div data-print={posted?.codes && 'no'}>
          <Section id="state" title={t('on.title')} head="beside">
            <div className={styles.work}>
              <SecondFactorState state={state} />
            </div>
          </Section>
          <Section id="renew" title={t('renew.title')} lead={t('renew.lead')} head="beside" tone="sunken">
            <div className={styles.work}>
              <ChangeForm intent="renew" email={email} isProven={state.isProven} refused={refusedOf('renew')} />
            </div>
          </Section>
          <Section id="remove" title={t('remove.title')} lead={t('remove.lead')} head="beside">
            <div className={styles.work}>
              <ChangeForm intent="remove" email={email} isProven={state.isProven} refused={refusedOf('remove')} />
            </div>
          </Section>
        </div>
      ) : (
        <Section
          id="set-up"
          title={t(pending ? 'scan.title' : 'start.title')}
          lead={t(pending ? 'scan.lead' : 'start.lead')}
          head="beside"
        >
          <div className={styles.work}>
            {posted?.intent === 'remove' && !posted.refused && (
              <Notice tone="success" live="polite">
                <p>{t('remove.done')}</p>
              </Notice>
            )}
            {state.isRequired && (
              <Notice tone="warning">
                <p>{t('required')}</p>
              </Notice>
            )}
            {pending ? (
              <ConnectApp pending={pending} refused={refusedOf('confirm')} />
            ) : (
              <StartForm email={email} isProven={state.isProven} refused={refusedOf('start') ?? refusedOf('confirm')} />
            )}
          </div>
        </Section>
      )}
    </>
  );
}
