import { getApplication } from '@scholars/contract/applications';
import { applicationsPath } from '@scholars/contract/member-paths';
import { cms } from '~/api/cms.server';
import { LocaleLink } from '~/i18n/locale-link';
import { getText } from '~/i18n/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useHydrated } from '~/lib/use-hydrated';
import { useReadAnew } from '~/live/use-read-anew';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { Button } from '~/ui/button';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/my-application';
import { StatusHistory } from '../status-history';
import { answerByForm } from './answer-application.server';
import { AnswerPart } from './answer-part';
import { ApplicationBadge } from './application-badge';
import styles from './applications.module.css';
import { applyPath, leadTo } from './apply.server';
import { SentParts } from './sent-parts';

export const handle = { ns: ['applications', 'account'], takesFiles: true } satisfies PageHandle;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const { application, sent } = await cms({ context }).data(getApplication, { params: { id: params.id } });
  const { slug, title: opportunity } = application.opportunity;
  if (!sent) throw leadTo(context, slug ? applyPath(slug) : applicationsPath);
  const t = getText(context.get(localeContext), 'applications');
  const title = opportunity || t('list.unpublished');
  return {
    application,
    sent,
    title,
    documentTitle: documentTitleOf(t('whole.titleOf', { opportunity: title }), context),
    typingKey: typingKeyOf(context, user),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return answerByForm(await readPosted(request, context), context);
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

const news = ['unread'] as const;

/** An application as its applicant sent it, and what has come of it. */
export default function MyApplication({ loaderData, actionData }: Route.ComponentProps) {
  const { application, sent, title, typingKey } = loaderData;
  const t = useText('applications');
  const { locale } = useLocale();
  // Without a script the browser's own menu prints.
  const canPrint = useHydrated();
  useReadAnew(news);
  const answered = usePostedOutcome(actionData);
  const { id, opportunity, status, timeline } = application;
  return (
    <>
      <PageHeader
        title={title}
        locale={opportunity.title ? opportunity.locale : locale}
        breadcrumb={[{ label: t('list.title'), to: applicationsPath }, { label: t('whole.title') }]}
      >
        <div className={styles.links}>
          <ApplicationBadge application={application} />
          {opportunity.slug && (
            <span data-print="no">
              <LocaleLink to={`/opportunities/${opportunity.slug}`}>{t('whole.opportunity')}</LocaleLink>
            </span>
          )}
        </div>
      </PageHeader>
      <Section
        title={t('whole.title')}
        lead={t('whole.lead')}
        width="form"
        action={
          canPrint && (
            <Button type="button" variant="secondary" size="small" data-print="no" onClick={() => window.print()}>
              {t('whole.print')}
            </Button>
          )
        }
      >
        <SentParts application={application} sent={sent} />
      </Section>
      <Section id={id} title={t('list.history')} width="form">
        <StatusHistory
          moments={timeline}
          label={t('list.history')}
          noteLabel={t('list.asked')}
          answerLabel={(date) => t('list.answered', { date })}
        />
        {(answered || status === 'action_needed') && (
          <div className={styles.next} data-print="no">
            <AnswerPart application={application} outcome={answered} typingKey={typingKey} />
          </div>
        )}
      </Section>
    </>
  );
}
