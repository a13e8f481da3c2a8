import { listNotifications, notificationPlace } from '@scholars/contract/notifications';
import { Form, useLocation } from 'react-router';
import { cms } from '~/api/cms.server';
import { readPosted } from '~/shared/form/receive-form.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import type { PageHandle } from '~/shared/page-handle';
import { localeContext } from '~/session/request-context.server';
import { allUnread } from '~/session/signed-in-user';
import { requireMember } from '~/session/next-url.server';
import { pageMeta } from '~/shared/page-meta';
import { Button, ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import { Section } from '~/ui/section';
import { useFocusOfHash } from '../use-focus-of-hash';
import type { Route } from './+types/notifications';
import { changeNotifications } from './change-notifications.server';
import { ArrivedNotice } from './arrived-notice';
import { NotificationList } from './notification-list';
import styles from './notifications.module.css';

export const handle = { ns: ['notifications'] } satisfies PageHandle;

export async function loader({ request, context }: Route.LoaderArgs) {
  requireMember({ context });
  const asked = new URL(request.url).searchParams.get('before') ?? '';
  const before = notificationPlace.test(asked) ? asked : '';
  const {
    notifications,
    groups = [],
    earlier,
    ...counts
  } = await cms({ context }).data(listNotifications, {
    query: { before },
  });
  return {
    isFirst: before === '',
    earlier,
    title: getText(context.get(localeContext), 'notifications')('title'),
    notifications,
    groups,
    unread: allUnread(counts),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  return changeNotifications(await readPosted(request, context), context);
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** All notifications of a member (spec §2): each leads to what it is about. */
export default function Notifications({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('notifications');
  const { title, notifications, groups, isFirst, earlier, unread } = loaderData;
  useFocusOfHash(actionData);
  return (
    <>
      <PageHeader title={title} lead={t('lead')} breadcrumb={[{ label: title }]} />
      {notifications.length > 0 ? (
        <Section title={<UnreadTitle unread={unread} />} action={unread > 0 && <ReadAll />} head="beside">
          {isFirst && <ArrivedNotice unread={unread} />}
          <NotificationList notifications={notifications} groups={groups} />
          <nav aria-label={t('pages')} className={styles.pages}>
            {!isFirst && (
              <ButtonLink variant="secondary" to="/account/notifications">
                {t('newest')}
              </ButtonLink>
            )}
            {earlier !== null && (
              <ButtonLink variant="secondary" to={`/account/notifications?before=${earlier}`}>
                {t('earlier')}
              </ButtonLink>
            )}
          </nav>
        </Section>
      ) : (
        <Section>
          <ArrivedNotice unread={unread} />
          <EmptyState
            title={t('empty.title')}
            action={<ButtonLink to="/opportunities">{t('empty.action')}</ButtonLink>}
          >
            <p id="unread" tabIndex={-1}>
              {t('empty.text')}
            </p>
          </EmptyState>
        </Section>
      )}
    </>
  );
}

function UnreadTitle({ unread }: { unread: number }) {
  const t = useText('notifications');
  return (
    <span id="unread" tabIndex={-1}>
      {t('unread', { count: unread })}
    </span>
  );
}

function ReadAll() {
  const t = useText('notifications');
  const { search } = useLocation();
  return (
    <Form method="post" action={`${search}#unread`} preventScrollReset>
      <Button variant="secondary" size="small" name="intent" value="read-all">
        {t('readAll')}
      </Button>
    </Form>
  );
}
