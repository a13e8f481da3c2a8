import { openMessageFile, type ChatMessage } from '@scholars/contract/chat';
import { fillPath } from '@scholars/contract/endpoint';
import { useState, type ReactNode } from 'react';
import { Form } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { TextArea } from '~/ui/fields/text-area';
import { Icon } from '~/ui/icon';
import type { ChatRefusal } from './chat-refusal';
import styles from './chat.module.css';
import type { WaitingMessage } from './chat-state';
import { conversationPath } from './conversation-path';
import { messageCounter } from './message-length';
import { MessageText } from './message-text';
import { MessageTime } from './message-time';

interface Props {
  message: ChatMessage;
  conversationId: string;
  isEdited: boolean;
  /** Of what it was to be changed to. */
  refused: ChatRefusal | undefined;
  /** Of the other one. */
  name: string;
}

/** A message, at the end of the line where it is one's own. Its text may be in any language. */
export function MessageItem({ message, conversationId, isEdited, refused, name }: Props) {
  const t = useText('chat');
  const { id, text, file, fromMe, sentAt, editedAt, deletedAt, hiddenAt, readAt, mayChangeUntil } = message;
  const isGone = deletedAt !== null || hiddenAt !== null;
  if (isEdited && mayChangeUntil) return <EditForm {...{ message, conversationId, refused }} />;
  const path = fillPath(openMessageFile.path, { id: conversationId, messageId: id });
  return (
    <Bubble id={id} isMine={fromMe}>
      <span className="visually-hidden">{fromMe ? t('message.fromYou') : t('message.from', { name })}</span>
      {isGone ? (
        <p className={styles.deleted}>{t(deletedAt ? 'message.deleted' : 'message.hidden')}</p>
      ) : (
        <>
          {text && <MessageText text={text} />}
          {file && (
            <p className={styles.file}>
              <a href={path} download>
                <bdi>{file.name || t('message.file')}</bdi>
              </a>
            </p>
          )}
        </>
      )}
      <div className={styles.facts}>
        <MessageTime at={sentAt} />
        {editedAt && !isGone && <span>{t('message.edited')}</span>}
        {fromMe && !isGone && (
          <span className={styles.state}>
            <Icon name="check" />
            {t(readAt ? 'message.read' : 'message.sent')}
          </span>
        )}
        {!fromMe && !isGone && (
          <LocaleLink to={`${conversationPath(conversationId, { report: id })}#report`} preventScrollReset>
            {t('message.report')}
          </LocaleLink>
        )}
        {mayChangeUntil && (
          <>
            {text && (
              <LocaleLink to={`${conversationPath(conversationId, { edit: id })}#${id}`} preventScrollReset>
                {t('message.edit')}
              </LocaleLink>
            )}
            <MessageForm conversationId={conversationId} messageId={id}>
              <Button variant="quiet" size="small" name="intent" value="delete" className={styles.plain}>
                {t('message.delete')}
              </Button>
            </MessageForm>
          </>
        )}
      </div>
    </Bubble>
  );
}

function EditForm({
  message: { id, text },
  conversationId,
  refused,
}: Pick<Props, 'message' | 'conversationId' | 'refused'>) {
  const t = useText('chat');
  const [typed, setTyped] = useState(refused?.text ?? text);
  return (
    <Bubble id={id} isMine>
      <MessageForm conversationId={conversationId} messageId={id}>
        <TextArea
          name="text"
          id={`edit-${id}`}
          label={t('message.editLabel')}
          error={refused?.problem}
          defaultValue={refused?.text ?? text}
          rows={3}
          counter={messageCounter(typed)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          required
        />
        <div className={styles.facts}>
          <Button size="small" name="intent" value="edit">
            {t('message.save')}
          </Button>
          <LocaleLink to={`${conversationPath(conversationId)}#${id}`} preventScrollReset>
            {t('message.cancel')}
          </LocaleLink>
        </div>
      </MessageForm>
    </Bubble>
  );
}

/** A message that the server does not have yet. */
export function WaitingItem({
  message: { clientMessageId, text, at, problem },
  isCutOff,
  onRetry,
  onDiscard,
}: {
  message: WaitingMessage;
  isCutOff: boolean;
  /** Nothing where the two may not write. */
  onRetry: (() => void) | undefined;
  onDiscard: () => void;
}) {
  const t = useText('chat');
  return (
    <Bubble id={clientMessageId} isMine isWaiting>
      <span className="visually-hidden">{t('message.fromYou')}</span>
      <MessageText text={text} />
      <div className={styles.facts}>
        <MessageTime at={at} />
        {problem === undefined ? (
          <span>{t(isCutOff ? 'message.waits' : 'message.sending')}</span>
        ) : (
          <>
            <span className={styles.problem}>{problem}</span>
            {onRetry && (
              <Button type="button" variant="quiet" size="small" className={styles.plain} onClick={onRetry}>
                {t('message.retry')}
              </Button>
            )}
            <Button type="button" variant="quiet" size="small" className={styles.plain} onClick={onDiscard}>
              {t('message.discard')}
            </Button>
          </>
        )}
      </div>
    </Bubble>
  );
}

function Bubble({
  id,
  isMine,
  isWaiting = false,
  children,
}: {
  id: string;
  isMine: boolean;
  isWaiting?: boolean;
  children: ReactNode;
}) {
  return (
    <li
      id={id}
      className={styles.message}
      data-mine={isMine ? '' : undefined}
      data-waiting={isWaiting ? '' : undefined}
    >
      <div className={styles.bubble}>{children}</div>
    </li>
  );
}

function MessageForm({
  conversationId,
  messageId,
  children,
}: {
  conversationId: string;
  messageId: string;
  children: ReactNode;
}) {
  const { locale } = useLocale();
  return (
    <Form method="post" action={localePath(locale, conversationPath(conversationId))} preventScrollReset noValidate>
      <input type="hidden" name="messageId" value={messageId} />
      {children}
    </Form>
  );
}
