import { listMyApplications, listSavedOpportunities } from '@scholars/contract/applications';
import { pageSizeMax } from '@scholars/contract/limits';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { OpportunityCard } from '~/shared/opportunity-card';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { CardGrid } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import type { Route } from './+types/my-applications';
import { ApplicationList } from './application-list';
import styles from './applications.module.css';
import { cancelByForm } from './cancel-application.server';
import { CancelQuestion } from './cancel-question';

export const handle = { ns: ['applications', 'directory'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  requireMember({ context });
  const api = cms({ context });
  const query = { pageSize: pageSizeMax };
  const [applications, saved] = await Promise.all([
    api.list(listMyApplications, { query }),
    api.list(listSavedOpportunities, { query }),
  ]);
  const asked = new URL(request.url).searchParams.get('withdraw');
  return {
    title: getText(context.get(localeContext), 'applications')('list.title'),
    applications: applications.data,
    saved: saved.data,
    /** The one that is about to be taken back. */
    cancelling: applications.data.find(({ id, canCancel }) => id === asked && canCancel),
    now: new Date().toISOString(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return cancelByForm(await readPosted(request, context), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** What a member has applied to, has begun, and has saved (spec §2). */
export default function MyApplications({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('applications');
  const { title, applications, saved, cancelling, now } = loaderData;
  const outcome = usePostedOutcome(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('list.lead')} breadcrumb={[{ label: title }]} />
      <Section
        id="applications"
        title={t('list.applications')}
        lead={applications.length > 0 && t('list.count', { count: applications.length })}
        head="beside"
      >
        {outcome && (
          <div className={styles.outcome}>
            <Notice tone={outcome.isDone ? 'success' : 'danger'} live={outcome.isDone ? 'polite' : 'assertive'}>
              <p>{outcome.isDone ? t(outcome.wasDraft ? 'withdraw.draftDone' : 'withdraw.done') : outcome.message}</p>
            </Notice>
          </div>
        )}
        {cancelling && !outcome && <CancelQuestion application={cancelling} />}
        {applications.length > 0 ? (
          <ApplicationList applications={applications} />
        ) : (
          <EmptyState
            title={t('list.empty')}
            action={<ButtonLink to="/opportunities?open=true">{t('list.emptyAction')}</ButtonLink>}
          >
            <p>{t('list.emptyText')}</p>
          </EmptyState>
        )}
      </Section>
      <Section
        id="saved"
        title={t('list.saved')}
        lead={t('list.savedLead')}
        action={
          <span className={styles.links}>
            <LocaleLink to="/account/my-searches">{t('list.searches')}</LocaleLink>
            <LocaleLink to="/account/my-calendar">{t('list.calendar')}</LocaleLink>
          </span>
        }
        tone="sunken"
        head="beside"
      >
        {saved.length > 0 ? (
          <CardGrid>
            {saved.map((opportunity) => (
              <OpportunityCard key={opportunity.id} opportunity={opportunity} now={now} />
            ))}
          </CardGrid>
        ) : (
          <p>{t('list.savedEmpty')}</p>
        )}
      </Section>
    </>
  );
}
