import { AdminTheme } from './theme/admin-theme';
import { Refine } from '@refinedev/core';
import { kindNames, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { lazy, Suspense, useMemo, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { inLocale } from '~/i18n/locale-path';
import { useLocale, useTexts } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import type { SignedInUser } from '~/session/signed-in-user';
import { Dashboard } from './dashboard/dashboard';
import { accessControlProvider } from './data/access-control-provider';
import { auditLogProvider } from './data/audit-log-provider';
import { authProvider } from './data/auth-provider';
import { backOfficeProvider } from './data/back-office-provider';
import { OwnQueuesContext, useOwnQueues } from './data/own-queues';
import { i18nProvider } from './data/i18n-provider';
import { liveProvider } from './data/live-provider';
import { adminPath } from './data/queue-address';
import { refineOptions } from './data/refine-options';
import { routerProvider } from './data/router-provider';
import { submissionCalls } from './data/submission-calls';
import { Door } from './door/door';
import type { DoorKeeping } from './door-keeping/use-door-keeper';
import { EventAnswers } from './events/event-answers';
import { NeedsSheet } from './events/needs-sheet';
import { guestCalls, guestResource } from './events/guest-calls';
import { AdminFrame } from './frame/admin-frame';
import { PageNotFound } from './frame/page-not-found';
import { leaveForSignIn, signOut } from './frame/session-exits';
import { useBackOfficeClient } from './frame/use-back-office-client';
import { NotificationsLink } from './frame/notifications-link';
import { SecondFactorLink } from './frame/second-factor-link';
import { useNotices } from './frame/use-notices';
import { BackKey } from './keys/back-key';
import { KeySheet } from './keys/key-sheet';
import { RecordSteps } from './keys/record-steps';
import { mailJobCalls, mailResource } from './mail-jobs/mail-job-calls';
import { MailJobs } from './mail-jobs/mail-jobs';
import { accountCalls, accountResource } from './member-accounts/account-calls';
import { MemberAccount } from './member-accounts/member-account';
import { MemberAccounts } from './member-accounts/member-accounts';
import { MenuLinks } from './menu-links';
import { usePalettePages } from './menu-pages';
import { Sheets } from './sheets/sheets';
import { sheetsPath } from './sheets/use-sheet';
import { Queue } from './queue/queue';
import { statisticsPath } from './statistics/use-statistics';
import { TypingKeyContext } from './typing/kept-values';
import { Submission } from './submission/submission';
import { MessageTemplatePage } from './templates/message-template';
import { MessageTemplates } from './templates/message-templates';
import { templateCalls, templateResource } from './templates/template-calls';
import { queueViewCalls, viewResource } from './views/queue-view-calls';
import { Waiting } from './parts/waiting';

// With what draws codes.
const BadgeSheet = lazy(() => import('./events/badge-sheet'));
// With the outlines of the world.
const StatisticsPage = lazy(() => import('./statistics/statistics'));

// Drawn on pages that the device has kept; here only its address is asked for.
const findScript = async () => (await import('./kept-door/kept-door')).script;

interface Props {
  user: SignedInUser;
  /** Whether sign-in may have a second step here, to which a page leads. */
  hasSecondFactorPage?: boolean;
  /** With which what they type is kept until it is sent. */
  typingKey?: string;
  /** The session with which the door is kept on the device. */
  session?: Omit<DoorKeeping, 'findScript'>;
}

/** The back office. It runs in the browser only; antd and Refine are loaded with this module and nowhere else. */
export default function AdminApp(props: Props): ReactNode {
  return (
    <AdminTheme>
      <OwnQueuesContext value={props.user.queues}>
        <TypingKeyContext value={props.typingKey ?? ''}>
          <BackOffice {...props} />
        </TypingKeyContext>
      </OwnQueuesContext>
    </AdminTheme>
  );
}

function BackOffice({ user, hasSecondFactorPage = false, session }: Props): ReactNode {
  const { locale } = useLocale();
  const t = useText('admin');
  const records = useText('records');
  const pages = usePalettePages();
  const { kinds, isOfAll } = useOwnQueues();
  const texts = useTexts();
  const client = useBackOfficeClient();
  const providers = useMemo(() => {
    return {
      dataProvider: backOfficeProvider(
        client,
        new Map([
          ...kindNames.map((kind) => [kind, submissionCalls(client, kind)] as const),
          [guestResource, guestCalls(client)],
          [mailResource, mailJobCalls(client)],
          [accountResource, accountCalls(client)],
          [templateResource, templateCalls(client)],
          [viewResource, queueViewCalls(client)],
        ]),
      ),
      auditLogProvider: auditLogProvider(client),
      authProvider: authProvider(user, { toSignIn: () => leaveForSignIn(locale), signOut: () => signOut(locale) }),
      accessControlProvider: accessControlProvider(user),
      i18nProvider: i18nProvider(texts, locale, switchLanguage),
      resources: [
        ...kindNames.map(resourceOf),
        { name: guestResource, list: adminPath(locale, guestResource), meta: { label: t('guests.title') } },
        { name: mailResource, list: adminPath(locale, mailResource), meta: { label: t('mail.title') } },
        { name: viewResource },
        { name: accountResource, list: adminPath(locale, accountResource), meta: { label: t('accounts.title') } },
        {
          name: templateResource,
          list: adminPath(locale, templateResource),
          meta: { label: records('templates.title') },
        },
      ],
    };

    function resourceOf(kind: SubmissionKind) {
      return {
        name: kind,
        list: adminPath(locale, kind),
        show: `${adminPath(locale, kind)}/:id`,
        meta: { label: t(`kind.${kind}`) },
      };
    }
  }, [client, locale, t, records, texts, user]);

  return (
    <Refine
      {...providers}
      routerProvider={routerProvider}
      liveProvider={liveProvider}
      notificationProvider={useNotices}
      options={refineOptions(t('name'))}
    >
      <AdminFrame
        user={user}
        links={<MenuLinks />}
        ownLinks={
          <>
            <NotificationsLink user={user} />
            {hasSecondFactorPage && <SecondFactorLink />}
          </>
        }
        pages={pages}
      >
        <KeySheet />
        <Routes>
          <Route index element={<Dashboard />} />
          {kinds.map((kind) => (
            <Route key={kind} path={kind}>
              <Route index element={<Queue key={kind} kind={kind} />} />
              <Route
                path=":id"
                element={
                  <>
                    <RecordSteps kind={kind} />
                    <Submission kind={kind} />
                  </>
                }
              />
            </Route>
          ))}
          <Route
            path={statisticsPath}
            element={
              <Suspense fallback={<Waiting />}>
                <StatisticsPage />
              </Suspense>
            }
          />
          {isOfAll && (
            <>
              <Route path={guestResource}>
                <Route index element={<EventAnswers />} />
                <Route
                  path="badges"
                  element={
                    <Suspense fallback={<Waiting />}>
                      <BadgeSheet />
                    </Suspense>
                  }
                />
                <Route path="door" element={<Door keeping={session && { ...session, findScript }} />} />
                <Route path="sheet" element={<NeedsSheet />} />
              </Route>
              <Route path={mailResource} element={<MailJobs />} />
              <Route path={sheetsPath} element={<Sheets />} />
              <Route path={accountResource}>
                <Route index element={<MemberAccounts />} />
                <Route
                  path=":id"
                  element={
                    <>
                      <BackKey resource={accountResource} />
                      <MemberAccount />
                    </>
                  }
                />
              </Route>
              <Route path={templateResource}>
                <Route index element={<MessageTemplates />} />
                <Route
                  path=":id"
                  element={
                    <>
                      <BackKey resource={templateResource} />
                      <MessageTemplatePage />
                    </>
                  }
                />
              </Route>
            </>
          )}
          <Route path="*" element={<PageNotFound />} />
        </Routes>
      </AdminFrame>
    </Refine>
  );
}

/** A whole new page, as everywhere on the site: language and direction are set by the server. */
function switchLanguage(language: string): void {
  if (language !== 'en' && language !== 'ar') return;
  window.location.assign(inLocale(language, window.location.pathname) + window.location.search);
}
