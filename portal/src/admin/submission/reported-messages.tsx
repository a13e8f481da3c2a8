import { useDataProvider, useOnError } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { formatDateTime } from '@scholars/contract/format';
import { openReportedMessages, type ReportedMessage } from '@scholars/contract/message-reports';
import type { SubmissionDetail } from '@scholars/contract/submissions';
import { Alert, Button, Checkbox } from 'antd';
import { useId, useState, type ReactNode } from 'react';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import tagStyles from '../status/status-tag.module.css';
import styles from './submission.module.css';

interface Props {
  detail: SubmissionDetail;
  /** Ids of the messages that are to be hidden. */
  chosen: readonly string[];
  onChoose: (ids: readonly string[]) => void;
  onOpened: () => void;
}

/** What was written, as it was when it was reported. It is opened by a press, as each opening is recorded. */
export function ReportedMessages({ detail, chosen, onChoose, onOpened }: Props): ReactNode {
  const t = useText('admin');
  const heading = useId();
  const provider = useDataProvider()();
  const { mutate: noteFailure } = useOnError();
  const [messages, setMessages] = useState<readonly ReportedMessage[]>();
  const [isOpening, setOpening] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function open(): Promise<void> {
    setOpening(true);
    setProblem(undefined);
    try {
      const url = fillPath(openReportedMessages.path, { id: detail.id });
      const answer = await provider.custom?.<{ messages: ReportedMessage[] }>({ url, method: 'get' });
      const found = answer?.data.messages ?? [];
      setMessages(found);
      onChoose(found.filter(({ isReported }) => isReported).map(({ id }) => id));
      onOpened();
    } catch (failure) {
      noteFailure(failure);
      setProblem(failure instanceof Error ? failure.message : t('problem.unexpected'));
    } finally {
      setOpening(false);
    }
  }

  return (
    <section className={styles.panel} aria-labelledby={heading}>
      <h2 id={heading} className={styles.panelTitle}>
        {t('report.messages')}
      </h2>
      {problem !== undefined && (
        <Alert type="error" showIcon role="alert" message={t('report.failed')} description={problem} />
      )}
      {messages?.length === 0 && <p className={styles.empty}>{t('report.gone')}</p>}
      {messages && messages.length > 0 && (
        <ol role="list" className={styles.messages}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              writer={detail.fields[message.from === 'reporter' ? 'reporterName' : 'reportedName'] ?? ''}
              isChosen={chosen.includes(message.id)}
              onChoose={(isChosen) =>
                onChoose(isChosen ? [...chosen, message.id] : chosen.filter((id) => id !== message.id))
              }
            />
          ))}
        </ol>
      )}
      {!messages && (
        <div>
          <Button loading={isOpening} onClick={() => void open()}>
            {t('report.open')}
          </Button>
        </div>
      )}
      <p className={styles.hint}>{t('report.recorded')}</p>
    </section>
  );
}

function Message({
  message,
  writer,
  isChosen,
  onChoose,
}: {
  message: ReportedMessage;
  writer: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
}): ReactNode {
  const t = useText('admin');
  const { locale } = useLocale();
  const { text, file, sentAt, isReported, from, now } = message;
  const canHide = from === 'reported' && now !== null && now.hiddenAt === null;
  return (
    <li className={styles.message} data-from={from}>
      <p className={styles.facts}>
        <strong>
          <bdi>{writer}</bdi>
        </strong>
        <time dateTime={sentAt}>{formatDateTime(sentAt, locale)}</time>
        {isReported && (
          <span className={tagStyles.tag} data-tone="refused">
            {t('report.isReported')}
          </span>
        )}
      </p>
      <p className={styles.long} dir="auto">
        {text}
      </p>
      {file && <p className={styles.hint}>{t('report.file', { name: file })}</p>}
      {now?.deletedAt && (
        <p className={styles.hint}>{t('report.nowDeleted', { date: formatDateTime(now.deletedAt, locale) })}</p>
      )}
      {now?.editedAt && !now.deletedAt && now.text !== text && (
        <>
          <p className={styles.hint}>{t('report.nowEdited')}</p>
          <blockquote className={styles.why} dir="auto">
            {now.text}
          </blockquote>
        </>
      )}
      {now?.hiddenAt && (
        <p className={styles.hint}>{t('report.nowHidden', { date: formatDateTime(now.hiddenAt, locale) })}</p>
      )}
      {canHide && (
        <Checkbox
          checked={isChosen}
          aria-label={t('report.hideNamed', { text })}
          onChange={({ target }) => onChoose(target.checked)}
        >
          {t('report.hide')}
        </Checkbox>
      )}
    </li>
  );
}
