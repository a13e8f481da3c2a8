import { listMyApplications, listSavedOpportunities } from '@scholars/contract/applications';
import { applicationsPath } from '@scholars/contract/member-paths';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { LocaleLink } from '~/i18n/locale-link';
import { useText } from '~/i18n/use-text';
import { localeContext } from '~/session/request-context.server';
import { typingKeyOf } from '~/shared/form/typing-key.server';
import { useReadAnew } from '~/live/use-read-anew';
import { requireMember } from '~/session/next-url.server';
import { textOf } from '~/shared/form/read-form';
import { documentTitleOf, readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { OpportunityCard } from '~/shared/opportunity-card';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { CardGrid } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Section } from '~/ui/section';
import type { Route } from './+types/my-applications';
import { pageNumberIn } from '../page-number';
import { answerByForm } from './answer-application.server';
import { answerIntent, AnswerNotice } from './answer-form';
import { ApplicationList } from './application-list';
import styles from './applications.module.css';
import { cancelByForm } from './cancel-application.server';
import { CancelNotice } from './cancel-notice';
import { CancelQuestion } from './cancel-question';

export const handle = { ns: ['applications', 'account', 'directory'], takesFiles: true } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const api = cms({ context });
  const pages = { page: pageNumberIn(request), saved: pageNumberIn(request, 'saved') };
  const [applications, saved] = await Promise.all([
    api.list(listMyApplications, { query: { page: pages.page } }),
    api.list(listSavedOpportunities, { query: { page: pages.saved } }),
  ]);
  const asked = new URL(request.url).searchParams.get('withdraw');
  const title = getText(context.get(localeContext), 'applications')('list.title');
  return {
    title,
    documentTitle: documentTitleOf(title, context),
    applications,
    saved,
    /** The one that is about to be taken back. */
    cancelling: applications.data.find(({ id, canCancel }) => id === asked && canCancel),
    now: new Date().toISOString(),
    typingKey: typingKeyOf(context, user),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const posted = await readPosted(request, context);
  return textOf(posted, 'intent') === answerIntent ? answerByForm(posted, context) : cancelByForm(posted, context);
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.documentTitle, isPrivate: true });

const news = ['unread'] as const;

/** What a member has applied to, has begun, and has saved (spec §2). */
export default function MyApplications({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('applications');
  const { title, applications, saved, cancelling, now, typingKey } = loaderData;
  const posted = usePostedOutcome(actionData);
  useReadAnew(news);
  const answered = posted && 'answering' in posted ? posted : undefined;
  const cancelled = posted && 'isDone' in posted ? posted : undefined;
  const isListed = applications.data.some(({ id }) => id === answered?.answering);
  const pathOf = (page: number, savedPage: number) => `${applicationsPath}?page=${page}&saved=${savedPage}`;
  return (
    <>
      <PageHeader title={title} lead={t('list.lead')} breadcrumb={[{ label: title }]} />
      <Section
        id="applications"
        title={t('list.applications')}
        lead={applications.meta.total > 0 && t('list.count', { count: applications.meta.total })}
        head="beside"
      >
        {answered && !isListed && <AnswerNotice outcome={answered} />}
        {cancelled && <CancelNotice outcome={cancelled} />}
        {cancelling && !cancelled && <CancelQuestion application={cancelling} />}
        {applications.meta.total > 0 ? (
          <>
            <ApplicationList
              applications={applications.data}
              answered={answered}
              path={pathOf(applications.meta.page, saved.meta.page)}
              typingKey={typingKey}
            />
            <Pagination
              page={applications.meta.page}
              pageCount={applications.meta.pageCount}
              hrefOf={(page) => `${pathOf(page, saved.meta.page)}#applications`}
            />
          </>
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
        {saved.meta.total > 0 ? (
          <>
            <CardGrid>
              {saved.data.map((opportunity) => (
                <OpportunityCard key={opportunity.id} opportunity={opportunity} now={now} />
              ))}
            </CardGrid>
            <Pagination
              page={saved.meta.page}
              pageCount={saved.meta.pageCount}
              hrefOf={(page) => `${pathOf(applications.meta.page, page)}#saved`}
            />
          </>
        ) : (
          <p>{t('list.savedEmpty')}</p>
        )}
      </Section>
    </>
  );
}
