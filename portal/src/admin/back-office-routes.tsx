import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { lazy, Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router';
import { Dashboard } from './dashboard/dashboard';
import { useOwnQueues } from './data/own-queues';
import { Door } from './door/door';
import type { DoorKeeping } from './door-keeping/use-door-keeper';
import { EventAnswers } from './events/event-answers';
import { NeedsSheet } from './events/needs-sheet';
import { guestResource } from './events/guest-calls';
import { PageNotFound } from './frame/page-not-found';
import { BackKey } from './keys/back-key';
import { RecordSteps } from './keys/record-steps';
import { mailResource } from './mail-jobs/mail-job-calls';
import { MailJobs } from './mail-jobs/mail-jobs';
import { accountResource } from './member-accounts/account-calls';
import { MemberAccount } from './member-accounts/member-account';
import { MemberAccounts } from './member-accounts/member-accounts';
import { Sheets } from './sheets/sheets';
import { sheetsPath } from './sheets/use-sheet';
import { Queue } from './queue/queue';
import { statisticsPath } from './statistics/use-statistics';
import { Submission } from './submission/submission';
import { MessageTemplatePage } from './templates/message-template';
import { MessageTemplates } from './templates/message-templates';
import { templateResource } from './templates/template-calls';
import { Waiting } from './parts/waiting';

// With what draws codes.
const BadgeSheet = lazy(() => import('./events/badge-sheet'));
// With the outlines of the world.
const StatisticsPage = lazy(() => import('./statistics/statistics'));

// Drawn on pages that the device has kept; here only its address is asked for.
const findScript = async () => (await import('./kept-door/kept-door')).script;

interface Props {
  /** The session with which the door is kept on the device. */
  session: Omit<DoorKeeping, 'findScript'> | undefined;
}

/** Which page of the back office an address is. */
export function BackOfficeRoutes({ session }: Props): ReactNode {
  const { kinds, isOfAll } = useOwnQueues();
  return (
    <Routes>
      <Route index element={<Dashboard />} />
      {kinds.map(routesOfKind)}
      <Route
        path={statisticsPath}
        element={
          <Later>
            <StatisticsPage />
          </Later>
        }
      />
      {isOfAll && routesOfAll(session)}
      <Route path="*" element={<PageNotFound />} />
    </Routes>
  );
}

function routesOfKind(kind: SubmissionKind): ReactNode {
  return (
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
  );
}

/** What only coordinators of all queues work with. */
function routesOfAll(session: Props['session']): ReactNode {
  return (
    <>
      <Route path={guestResource}>
        <Route index element={<EventAnswers />} />
        <Route
          path="badges"
          element={
            <Later>
              <BadgeSheet />
            </Later>
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
  );
}

function Later({ children }: { children: ReactNode }): ReactNode {
  return <Suspense fallback={<Waiting />}>{children}</Suspense>;
}
