import { listFollowings } from '@scholars/contract/organizations';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { requireMember } from '~/session/next-url.server';
import { EntryButton, EntryNotice } from '~/shared/entry-actions';
import { textOf } from '~/shared/form/read-form';
import { answerRefused, readPosted, refusedBy } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import { OrganizationCard } from '~/shared/organization-card';
import { sendFollowing } from '~/shared/organization-following.server';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { CardGrid } from '~/ui/card';
import { EmptyState } from '~/ui/empty-state';
import { Notice } from '~/ui/notice';
import { PageHeader } from '~/ui/page-header';
import { Pagination } from '~/ui/pagination';
import { Section } from '~/ui/section';
import { pageNumberIn } from '../page-number';
import { useFocusOfHash } from '../use-focus-of-hash';
import type { Route } from './+types/my-organizations';
import styles from './my-organizations.module.css';

export const handle = { ns: ['directory', 'my-organizations'] } satisfies PageHandle;

const path = '/account/my-organizations';

export async function loader({ request, context }: Route.LoaderArgs) {
  requireMember({ context });
  const { data: organizations, meta: paging } = await cms({ context }).list(listFollowings, {
    query: { page: pageNumberIn(request) },
  });
  return { title: getText(context.get(localeContext), 'my-organizations')('title'), organizations, paging };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const form = await readPosted(request, context);
  const [intent, id, name] = ['intent', 'id', 'name'].map((field) => textOf(form, field));
  const sent = await sendFollowing(form, id || 'none', context);
  if (!sent.ok) return answerRefused(refusedBy(sent), context);
  return { unfollowed: intent === 'unfollow' ? { id: id ?? '', name: name ?? '' } : null };
}

export { revalidateRefused as shouldRevalidate } from '~/shared/form/revalidate-refused';

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** The organizations that a member follows (spec §2). */
export default function MyOrganizations({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('my-organizations');
  const { title, organizations, paging } = loaderData;
  const posted = usePostedOutcome(actionData);
  useFocusOfHash(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      <Section>
        <div id="outcome" tabIndex={-1} className={styles.outcome}>
          {posted && 'unfollowed' in posted && posted.unfollowed && <Unfollowed organization={posted.unfollowed} />}
          {posted && 'refused' in posted && (
            <Notice tone="danger" live="assertive">
              <p>{posted.refused.message}</p>
            </Notice>
          )}
        </div>
        {paging.total > 0 ? (
          <>
            <h2 className={styles.count}>{t('count', { count: paging.total })}</h2>
            <CardGrid>
              {organizations.map((organization) => (
                <OrganizationCard
                  key={organization.id}
                  organization={organization}
                  action={<Unfollow organization={organization} />}
                />
              ))}
            </CardGrid>
            <Pagination page={paging.page} pageCount={paging.pageCount} hrefOf={(page) => `${path}?page=${page}`} />
          </>
        ) : (
          <EmptyState
            title={t('empty.title')}
            action={<ButtonLink to="/organizations">{t('empty.action')}</ButtonLink>}
          >
            <p>{t('empty.text')}</p>
          </EmptyState>
        )}
      </Section>
    </>
  );
}

function Unfollow({ organization: { id, name } }: { organization: Named }) {
  const t = useText('my-organizations');
  return (
    <EntryButton intent="unfollow" fields={{ id, name }} named={t('unfollowNamed', { name })}>
      {t('unfollow')}
    </EntryButton>
  );
}

/** Says what was done, and takes it back. */
function Unfollowed({ organization: { id, name } }: { organization: Named }) {
  const t = useText('my-organizations');
  return (
    <EntryNotice undo={{ intent: 'follow', fields: { id }, children: t('undo') }}>
      {t('unfollowed', { name })}
    </EntryNotice>
  );
}

interface Named {
  id: string;
  name: string;
}
