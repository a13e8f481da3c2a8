import type { ChatMessage } from '@scholars/contract/chat';
import { formatFullDate } from '@scholars/contract/format';
import { Fragment } from 'react';
import { LocaleLink } from '~/i18n/locale-link';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Emblem } from '~/ui/emblem';
import { Icon } from '~/ui/icon';
import { Notice } from '~/ui/notice';
import styles from './chat.module.css';
import { refusalOf, type ChatRefusal } from './chat-refusal';
import { Composer } from './composer';
import { chatPath, conversationPath } from './conversation-path';
import { MessageItem, WaitingItem } from './message-item';
import type { ThreadData } from './read-conversation.server';
import { ThreadActions } from './thread-actions';
import { useChat } from './use-chat';
import { useLatestInView } from './use-latest-in-view';

interface Props {
  thread: ThreadData;
  countUnread: number;
  typingKey: string;
  posted: object | undefined;
}

/** A conversation: with whom, what was written, and the place to write. */
export function Thread({ thread, countUnread, typingKey, posted }: Props) {
  const t = useText('chat');
  const { conversation, hasOlder, before, edited, formId } = thread;
  const { id, with: other } = conversation;
  const chat = useChat({ conversation, messages: thread.messages, countUnread, typingKey, isLive: before === '' });
  const log = useLatestInView(chat.messages.at(-1)?.id, chat.waiting.length);
  return (
    <section className={styles.thread} aria-labelledby="chat-with">
      <header className={styles.threadHead}>
        <LocaleLink to={chatPath} className={styles.backToList}>
          <Icon name="previous" />
          <span className="visually-hidden">{t('back')}</span>
        </LocaleLink>
        <Emblem picture={other.photo} name={other.name} shape="round" className={styles.portrait} />
        <div className={styles.whom}>
          <h2 id="chat-with" className={styles.with}>
            <LocaleLink to={`/members/${other.slug}`}>
              <bdi>{other.name}</bdi>
            </LocaleLink>
          </h2>
          <p className={styles.presence} aria-live="polite">
            {chat.isOnline && t('online')}
          </p>
        </div>
        <ThreadActions
          conversation={conversation}
          isReporting={thread.isReporting}
          isBlocked={thread.isBlocked}
          posted={posted}
          typingKey={typingKey}
        />
      </header>
      {/* It scrolls by the keyboard, too. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={log} role="log" aria-label={t('log', { name: other.name })} tabIndex={0} className={styles.log}>
        {hasOlder && (
          <p className={styles.older}>
            <LocaleLink to={conversationPath(id, { before: chat.messages[0]?.id ?? '' })}>{t('older')}</LocaleLink>
          </p>
        )}
        <MessageList
          messages={chat.messages}
          conversationId={id}
          edited={edited}
          refused={refusalOf(posted, 'edit')}
          name={other.name}
        />
        {chat.waiting.length > 0 && (
          <ol className={styles.messages}>
            {chat.waiting.map((message) => (
              <WaitingItem
                key={message.clientMessageId}
                message={message}
                isCutOff={chat.isCutOff}
                onRetry={chat.canWrite ? () => chat.retry(message.clientMessageId) : undefined}
                onDiscard={() => chat.discard(message.clientMessageId)}
              />
            ))}
          </ol>
        )}
        <div id="latest" />
      </div>
      {before !== '' && (
        <p className={styles.older}>
          <LocaleLink to={conversationPath(id)}>{t('newest')}</LocaleLink>
        </p>
      )}
      <p className={styles.typing} aria-hidden="true">
        {chat.isTyping && t('typing', { name: other.name })}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {chat.isTypingAnnounced && t('typing', { name: other.name })}
      </p>
      <p className={styles.connection} aria-live="polite">
        {chat.isCutOff && t('cutOff')}
      </p>
      {before === '' &&
        (chat.canWrite ? (
          <Composer
            formId={formId}
            conversationId={id}
            posted={posted}
            typingKey={typingKey}
            onSend={chat.send}
            onType={chat.tellTyping}
          />
        ) : (
          <Notice tone="info">
            <p>{t('cannotWrite')}</p>
          </Notice>
        ))}
    </section>
  );
}

function MessageList({
  messages,
  conversationId,
  edited,
  refused,
  name,
}: {
  messages: readonly ChatMessage[];
  conversationId: string;
  edited: string;
  refused: ChatRefusal | undefined;
  name: string;
}) {
  const { locale } = useLocale();
  const days = messages.map(({ sentAt }) => formatFullDate(sentAt, locale));
  return (
    <ol className={styles.messages}>
      {messages.map((message, index) => {
        return (
          <Fragment key={message.id}>
            {days[index] !== days[index - 1] && (
              <li className={styles.day}>
                <span>{days[index]}</span>
              </li>
            )}
            <MessageItem
              message={message}
              conversationId={conversationId}
              isEdited={edited === message.id}
              refused={refused}
              name={name}
            />
          </Fragment>
        );
      })}
    </ol>
  );
}
