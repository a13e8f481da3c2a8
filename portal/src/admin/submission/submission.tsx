import { useOne, type HttpError } from '@refinedev/core';
import { describedKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useText } from '~/i18n/use-text';
import { CallProblem } from '../parts/call-problem';
import { Missing } from '../parts/missing';
import { Waiting } from '../parts/waiting';
import { usePageTitle } from '../parts/use-page-title';
import { Assignee } from './assignee';
import { Correspondence } from './correspondence';
import { NextStep } from './next-step';
import { RecordNews } from './record-news';
import { Related } from './related';
import { ReportPeoplePanel } from './report-people';
import { ReportedMessages } from './reported-messages';
import { SubmissionFields } from './submission-fields';
import { SubmissionFiles } from './submission-files';
import { SubmissionHead } from './submission-head';
import { SubmissionHistory } from './submission-history';
import styles from './submission.module.css';

/** One submission beside its files, its next step and its history. */
export function Submission({ kind }: { kind: SubmissionKind }): ReactNode {
  const { id = '' } = useParams();
  return <SubmissionPage key={id} kind={kind} id={id} />;
}

function SubmissionPage({ kind, id }: { kind: SubmissionKind; id: string }): ReactNode {
  const t = useText('admin');
  const { titleField, files } = describedKind(kind);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const { result: detail, query } = useOne<SubmissionDetail, HttpError>({
    resource: kind,
    id,
    errorNotification: false,
    // What a coordinator is reading and answering does not change under their hands.
    queryOptions: { refetchOnWindowFocus: false },
  });
  const [seen, setSeen] = useState<SubmissionDetail>();
  // What was kept from an earlier visit is older than this one.
  if (detail && !seen && query.isFetchedAfterMount) setSeen(detail);
  const load = async () => setSeen((await query.refetch()).data?.data);
  usePageTitle(detail ? `${detail.reference} ${detail.fields[titleField] ?? ''}` : t(`kind.${kind}`));

  if (query.error?.statusCode === 404) return <Missing resource={kind} name={t(`kind.${kind}`)} />;
  const problem = query.isError && <CallProblem failure={query.error} onRetry={() => void query.refetch()} />;
  if (!detail) return problem || <Waiting rows={8} />;
  return (
    <>
      <SubmissionHead kind={kind} detail={detail} />
      {problem}
      <RecordNews kind={kind} seen={seen ?? detail} detail={detail} onLoad={load} />
      <div className={styles.columns}>
        <div className={styles.side}>
          <NextStep kind={kind} detail={detail} messages={messages} onReload={load} />
          <Assignee kind={kind} detail={detail} onReload={load} />
        </div>
        <div className={styles.main}>
          {Object.keys(files).length > 0 && (
            <SubmissionFiles kind={kind} detail={detail} onOpened={() => void query.refetch()} />
          )}
          {kind === 'message-reports' && (
            <>
              <ReportPeoplePanel id={id} version={detail.version} />
              <ReportedMessages
                detail={detail}
                chosen={messages}
                onChoose={setMessages}
                onOpened={() => void query.refetch()}
              />
            </>
          )}
          <SubmissionFields kind={kind} detail={detail} title={detail.fields[titleField] ?? ''} />
          <Related kind={kind} id={id} version={detail.version} />
          <Correspondence kind={kind} detail={detail} />
        </div>
        <div className={styles.side}>
          <SubmissionHistory kind={kind} detail={detail} />
        </div>
      </div>
    </>
  );
}
