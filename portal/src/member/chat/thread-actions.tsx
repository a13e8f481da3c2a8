import type { Conversation } from '@scholars/contract/chat';
import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { useKeptText } from '~/shared/form/use-kept-text';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/fields/text-area';
import { Notice } from '~/ui/notice';
import { refusalOf } from './chat-refusal';
import styles from './chat.module.css';
import { conversationPath } from './conversation-path';
import { messageCounter } from './message-length';

interface Props {
  conversation: Conversation;
  isReporting: boolean;
  isBlocked: boolean;
  posted: object | undefined;
  /** With which what is typed is kept in this browser until it is sent. */
  typingKey: string;
}

const reasonMaxLength = 2000;

/** What one may do about a conversation: report it to the moderators, and block the other one, or lift that. */
export function ThreadActions(props: Props) {
  const { isReporting, isBlocked, posted, typingKey } = props;
  const { id, with: other } = props.conversation;
  const t = useText('chat');
  const { locale } = useLocale();
  const [searched] = useSearchParams();
  const reported = searched.get('report') ?? '';
  const refused = refusalOf(posted, 'report');
  const [reason, setReason] = useState(refused?.text ?? '');
  const done = posted && 'done' in posted ? posted.done : undefined;
  const report = useRef<HTMLFormElement>(null);
  const kept = useKeptText(report, {
    typingKey,
    prefix: 'report',
    name: `${id}:${reported}`,
    field: 'reason',
    isBusy: useNavigation().formData?.get('intent') === 'report',
    isRefused: refused !== undefined,
  });
  // The box's text, which is its own: it was sent.
  useEffect(() => {
    if (done === 'report') report.current?.reset();
  }, [done, posted]);
  const action = localePath(locale, conversationPath(id));
  // Refused, it is still a report of that message.
  const reportAction = localePath(locale, conversationPath(id, reported ? { report: reported } : {}));
  return (
    <div className={styles.threadActions}>
      {done === 'report' && (
        <Notice tone="success" live="polite">
          <p>{t('report.done')}</p>
        </Notice>
      )}
      {done === 'unblock' && (
        <Notice tone="success" live="polite">
          <p>{t('block.lifted', { name: other.name })}</p>
        </Notice>
      )}
      {done === 'block' && (
        <Notice tone="success" live="polite">
          <p>
            {t('block.done', { name: other.name })}{' '}
            <LocaleLink to="/account/my-connections?tab=blocked">{t('block.lift')}</LocaleLink>
          </p>
        </Notice>
      )}
      <details
        id="report"
        className={styles.more}
        open={isReporting || kept.isRestored || refused !== undefined || undefined}
      >
        <summary>{t('more')}</summary>
        <div className={styles.morePanel}>
          <Form
            ref={report}
            method="post"
            action={reportAction}
            preventScrollReset
            noValidate
            className={styles.settingsForm}
          >
            <TextArea
              name="reason"
              label={t('report.label')}
              error={refused?.problem}
              hint={t(reported ? 'report.hintOfMessage' : 'report.hint')}
              rows={3}
              counter={messageCounter(reason, reasonMaxLength)}
              onInput={({ currentTarget }) => {
                setReason(currentTarget.value);
                kept.keep();
              }}
              defaultValue={refused?.text}
              required
            />
            <input type="hidden" name="messageId" value={reported} />
            <Button size="small" variant="secondary" name="intent" value="report">
              {t('report.submit')}
            </Button>
          </Form>
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="member" value={other.id} />
            <Button size="small" variant="quiet" name="intent" value={isBlocked ? 'unblock' : 'block'}>
              {t(isBlocked ? 'block.undo' : 'block.submit', { name: other.name })}
            </Button>
          </Form>
        </div>
      </details>
    </div>
  );
}
