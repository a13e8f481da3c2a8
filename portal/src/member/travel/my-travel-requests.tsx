import { formatDate } from '@scholars/contract/format';
import { shownRequestName, travelRequestsPath } from '@scholars/contract/member-paths';
import { listOwnTravelRequests, type OwnTravelRequest } from '@scholars/contract/submissions';
import { slugOrId } from '@scholars/contract/query';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useReadAnew } from '~/live/use-read-anew';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { pageMeta } from '~/shared/page-meta';
import type { PageHandle } from '~/shared/page-handle';
import { Badge } from '~/ui/badge';
import { ButtonLink } from '~/ui/button';
import { DefinitionList } from '~/ui/definition-list';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import styles from '~/ui/ruled-list.module.css';
import { Section } from '~/ui/section';
import { pageNumberIn } from '../page-number';
import { StatusHistory } from '../status-history';
import { SentFields } from './sent-fields';
import type { Route } from './+types/my-travel-requests';

export const handle = { ns: ['travel-request', 'travel-intake'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  requireMember({ context });
  const shown = shownRequestIn(request);
  const { data: requests, meta: paging } = await cms({ context }).list(listOwnTravelRequests, {
    query: { page: pageNumberIn(request), ...(shown && { having: shown }) },
  });
  return { title: getText(context.get(localeContext), 'travel-request')('mine.title'), requests, paging, shown };
}

/** The id of the request that a notice leads to; '' for what is no id. */
function shownRequestIn(request: Request): string {
  const asked = new URL(request.url).searchParams.get(shownRequestName) ?? '';
  return slugOrId.safeParse(asked).success ? asked : '';
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

const news = ['unread'] as const;

/** What travel a member has asked for, where it stands, and what has happened to it. */
export default function MyTravelRequests({ loaderData: { title, requests, paging, shown } }: Route.ComponentProps) {
  const t = useText('travel-request');
  useReadAnew(news);
  return (
    <>
      <PageHeader title={title} lead={t('mine.lead')} breadcrumb={[{ label: title }]}>
        {requests.length > 0 && <ButtonLink to="/travel-request">{t('mine.ask')}</ButtonLink>}
      </PageHeader>
      <Section>
        {requests.length > 0 ? (
          <ul className={styles.list}>
            {requests.map((request) => (
              <li key={request.id} id={request.id}>
                <Request request={request} isShown={request.id === shown} />
              </li>
            ))}
          </ul>
        ) : (
          <EmptyState title={t('mine.empty')} action={<ButtonLink to="/travel-request">{t('mine.ask')}</ButtonLink>}>
            <p>{t('mine.emptyText')}</p>
          </EmptyState>
        )}
        <Pagination
          page={paging.page}
          pageCount={paging.pageCount}
          hrefOf={(page) => `${travelRequestsPath}?page=${page}`}
        />
      </Section>
    </>
  );
}

const tones = {
  new: 'info',
  in_review: 'info',
  needs_info: 'warning',
  approved: 'success',
  booked: 'success',
} as const;

function Request({ request, isShown }: { request: OwnTravelRequest; isShown: boolean }) {
  const t = useText('travel-request');
  const { locale } = useLocale();
  const { reference, status, statusLabel, preferredDepartureDate, preferredReturnDate, preferredAirport } = request;
  const tone = Object.entries(tones).find(([known]) => known === status)?.[1] ?? 'neutral';
  return (
    <article className={styles.item} data-roomy="">
      <div className={styles.head}>
        <h2 className={styles.title}>
          {formatDate(preferredDepartureDate, locale)} – {formatDate(preferredReturnDate, locale)}
        </h2>
        <Badge tone={tone}>{statusLabel}</Badge>
      </div>
      <DefinitionList
        items={[
          { term: t('mine.reference'), value: <bdi dir="ltr">{reference}</bdi> },
          { term: t('mine.airport'), value: <bdi>{preferredAirport}</bdi> },
          { term: t('fields.purpose'), value: <bdi>{request.purpose}</bdi> },
        ]}
      />
      <SentFields request={request} isOpen={isShown} />
      <StatusHistory
        moments={request.history}
        label={t('mine.history')}
        noteLabel={t('mine.note')}
        answerBy={t('mine.answerBy')}
      />
    </article>
  );
}
