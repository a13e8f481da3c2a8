import { listConnections, listSuggestedMembers } from '@scholars/contract/connections';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { useReadAnew } from '~/live/use-read-anew';
import { requireMember } from '~/session/next-url.server';
import { localeContext } from '~/session/request-context.server';
import { changeConnection } from '~/shared/connections/change-connection.server';
import { readConnectionActs } from '~/shared/connections/read-connection-acts.server';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Section } from '~/ui/section';
import { pageNumberIn } from '../page-number';
import { useFocusOfHash } from '../use-focus-of-hash';
import type { Route } from './+types/my-connections';
import { ConnectionDone } from './connection-done';
import { ConnectionList } from './connection-list';
import { askedBy, connectionsPath, tabIn, tabPath } from './connection-tabs';
import styles from './my-connections.module.css';
import { SuggestedMembers } from './suggested-members';
import { TabLinks } from './tab-links';

export const handle = { ns: ['connections', 'directory'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  requireMember({ context });
  const tab = tabIn(request);
  const page = pageNumberIn(request);
  const { statusId, direction } = askedBy[tab];
  const api = cms({ context });
  const [connections, suggested = []] = await Promise.all([
    api.list(listConnections, { query: { statusId, ...(direction && { direction }), page } }),
    tab === 'connected' && page === '1' ? api.find(listSuggestedMembers) : undefined,
  ]);
  const acts = await readConnectionActs(
    context,
    suggested.map(({ member }) => member),
    connectionsPath,
  );
  return {
    title: getText(context.get(localeContext), 'connections')('title'),
    tab,
    connections: connections.data,
    paging: connections.meta,
    counts: connections.meta.counts ?? {},
    suggested: suggested.map((one) => ({ ...one, act: acts?.[one.member.id] })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const form = await readPosted(request, context);
  const { intent, sent } = await changeConnection(form, context);
  if (!sent.ok) return answerRefused(refusedBy(sent), context);
  return { done: { intent, memberId: textOf(form, 'member') ?? '', name: textOf(form, 'name') ?? '' } };
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

const news = ['unread', 'contacts'] as const;

/** Whom a member is connected with, who asks and is asked, and whom they may know (spec §2). */
export default function MyConnections({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('connections');
  const { title, tab, connections, paging, counts, suggested } = loaderData;
  const posted = usePostedOutcome(actionData);
  useReadAnew(news);
  useFocusOfHash(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <TabLinks chosen={tab} counts={counts} />
        <div id="outcome" tabIndex={-1} className={styles.outcome}>
          {posted && 'done' in posted && <ConnectionDone done={posted.done} tab={tab} />}
          {posted && 'refused' in posted && (
            <Notice tone="danger" live="assertive">
              <p>{posted.refused.message}</p>
            </Notice>
          )}
        </div>
        {connections.length > 0 ? (
          <>
            <h2 className={styles.count}>{t('count', { count: paging.total })}</h2>
            <ConnectionList connections={connections} tab={tab} />
            <Pagination page={paging.page} pageCount={paging.pageCount} hrefOf={(page) => tabPath(tab, page)} />
          </>
        ) : (
          <EmptyState
            title={t(`empty.${tab}`)}
            action={tab === 'connected' && <ButtonLink to="/members">{t('empty.action')}</ButtonLink>}
          >
            {tab === 'connected' && <p>{t('empty.text')}</p>}
          </EmptyState>
        )}
      </Section>
      {suggested.length > 0 && <SuggestedMembers suggested={suggested} />}
    </>
  );
}
