import { formatDate } from '@scholars/contract/format';
import { getMessage, getText } from '~/i18n/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { dialingCodeChoices } from '~/shared/form/form-choices.server';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/apply';
import { ApplicationFields } from './application-fields';
import { ApplicationSent } from './application-sent';
import styles from './applications.module.css';
import { changedName, isSent, readApplicationForm, receiveApplication } from './apply.server';

export const handle = {
  ns: ['applications', 'account', 'rich-text', 'messages'],
  takesFiles: true,
} satisfies PageHandle;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const locale = context.get(localeContext);
  const form = await readApplicationForm(context, params.slug);
  const title = getText(locale, 'applications')('apply.titleOf', { opportunity: form.opportunity.title });
  return {
    form,
    isSent: isSent(form),
    changed: new URL(request.url).searchParams.has(changedName)
      ? getMessage(locale, 'application.changedBeforeSending')
      : undefined,
    phoneNumber: user.phoneNumber,
    typingKey: typingKeyOf(context, user),
    dialingCodes: dialingCodeChoices(locale),
    documentTitle: documentTitleOf(title, context),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  requireMember({ context });
  return receiveApplication(await readPosted(request, context), context, params.slug);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

/** Where a member applies to an opportunity, or sees that they have. */
export default function Apply({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('applications');
  const { locale } = useLocale();
  const { form, dialingCodes, phoneNumber } = loaderData;
  const { opportunity, application } = form;
  const posted = usePostedOutcome(actionData);
  const path = `/opportunities/${opportunity.slug}`;
  const canApply = opportunity.applyMode === 'internal' && opportunity.status === 'open';
  return (
    <>
      <PageHeader
        title={opportunity.title}
        locale={opportunity.locale}
        breadcrumb={[{ label: opportunity.title, to: path }, { label: t('apply.title') }]}
      />
      {loaderData.isSent && application ? (
        <ApplicationSent application={application} />
      ) : canApply ? (
        <Section title={t('apply.title')} lead={t('apply.lead')} width="form">
          {loaderData.changed && (
            <Notice tone="warning" live="assertive">
              <p>{loaderData.changed}</p>
            </Notice>
          )}
          {opportunity.deadline && (
            <p className={styles.closing}>{t('apply.closesOn', { date: formatDate(opportunity.deadline, locale) })}</p>
          )}
          <ApplicationFields
            form={form}
            phoneNumber={phoneNumber}
            dialingCodes={dialingCodes}
            refused={posted && 'refused' in posted ? posted.refused : undefined}
            basedOn={posted && 'refused' in posted ? posted.basedOn : undefined}
            isGone={posted && 'refused' in posted ? posted.isGone : undefined}
            typingKey={loaderData.typingKey}
            keptAt={posted && 'keptAt' in posted ? posted.keptAt : undefined}
          />
        </Section>
      ) : (
        <Section width="form">
          <Notice>
            <p>{t(opportunity.applyMode === 'external' ? 'apply.elsewhere' : 'apply.notOpen')}</p>
          </Notice>
          <ButtonLink to={path} variant="secondary">
            {t('apply.back')}
          </ButtonLink>
        </Section>
      )}
    </>
  );
}
