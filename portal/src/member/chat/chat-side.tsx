import type { ChatSettings, Conversation, FoundMessage } from '@scholars/contract/chat';
import { formatNumber } from '@scholars/contract/format';
import { Form } from 'react-router';
import { LocaleLink } from '~/i18n/locale-link';
import { localePath } from '~/i18n/locale-path';
import { useLocale } from '~/i18n/use-locale';
import { useText } from '~/i18n/use-text';
import { Button } from '~/ui/button';
import { Emblem } from '~/ui/emblem';
import { CheckboxField } from '~/ui/fields/checkbox-field';
import { Notice } from '~/ui/notice';
import { SearchBox } from '~/ui/search-box';
import styles from './chat.module.css';
import { chatPath, conversationPath } from './conversation-path';
import { MessageTime } from './message-time';

interface Props {
  conversations: readonly Conversation[];
  chosen: string | undefined;
  settings: ChatSettings;
  q: string;
  found: readonly FoundMessage[] | undefined;
  posted: object | undefined;
}

/** Beside the conversation: the others, the search in all of them, and how one chats. */
export function ChatSide({ conversations, chosen, settings, q, found, posted }: Props) {
  const t = useText('chat');
  const { locale } = useLocale();
  return (
    <aside className={styles.side} aria-label={t('conversations')}>
      <Form action={localePath(locale, chatPath)} preventScrollReset>
        {chosen && <input type="hidden" name="convoId" value={chosen} />}
        <SearchBox label={t('search')} defaultValue={q} />
      </Form>
      {found ? (
        <FoundList found={found} q={q} />
      ) : (
        <ul className={styles.conversations}>
          {conversations.map((conversation) => (
            <li key={conversation.id}>
              <ConversationLink conversation={conversation} isChosen={conversation.id === chosen} />
            </li>
          ))}
        </ul>
      )}
      <details className={styles.settings} open={isSettings(posted) || undefined}>
        <summary>{t('settings.title')}</summary>
        <Form method="post" preventScrollReset className={styles.settingsForm}>
          {isSettings(posted) && (
            <Notice tone="success" live="polite">
              <p>{t('settings.saved')}</p>
            </Notice>
          )}
          <CheckboxField
            name="readReceipts"
            label={t('settings.readReceipts')}
            hint={t('settings.readReceiptsHint')}
            defaultChecked={settings.readReceipts}
            required
          />
          <Button size="small" variant="secondary" name="intent" value="settings">
            {t('settings.save')}
          </Button>
        </Form>
      </details>
    </aside>
  );
}

function isSettings(posted: object | undefined): boolean {
  return posted !== undefined && 'done' in posted && posted.done === 'settings';
}

function ConversationLink({ conversation, isChosen }: { conversation: Conversation; isChosen: boolean }) {
  const t = useText('chat');
  const { locale } = useLocale();
  const { id, with: other, unread, lastMessage, isOnline } = conversation;
  return (
    <LocaleLink to={conversationPath(id)} className={styles.conversation} aria-current={isChosen ? 'page' : undefined}>
      <Emblem picture={other.photo} name={other.name} shape="round" className={styles.portrait} />
      <span className={styles.conversationWords}>
        <span className={styles.conversationHead}>
          <bdi className={styles.name}>{other.name}</bdi>
          {isOnline && <span className={styles.online} role="img" aria-label={t('online')} />}
          {lastMessage && <MessageTime at={lastMessage.sentAt} isShort />}
        </span>
        <span className={styles.preview} dir="auto">
          {lastMessage === null
            ? t('nothingYet')
            : lastMessage.deletedAt
              ? t('message.deleted')
              : lastMessage.hiddenAt
                ? t('message.hidden')
                : lastMessage.text || (lastMessage.file?.name ?? '')}
        </span>
      </span>
      {unread > 0 && (
        <span className={styles.unread}>
          <span aria-hidden="true">{formatNumber(unread, locale)}</span>
          <span className="visually-hidden">{t('unread', { count: unread })}</span>
        </span>
      )}
    </LocaleLink>
  );
}

/** Messages that a search has found, each leading to where it was written. */
function FoundList({ found, q }: { found: readonly FoundMessage[]; q: string }) {
  const t = useText('chat');
  return (
    <div>
      <p className={styles.foundCount}>
        {t('found', { count: found.length })} <LocaleLink to={chatPath}>{t('searchEnd')}</LocaleLink>
      </p>
      <ul className={styles.conversations}>
        {found.map(({ conversationId, with: other, message }) => (
          <li key={message.id}>
            <LocaleLink to={`${conversationPath(conversationId, { q })}#${message.id}`} className={styles.conversation}>
              <span className={styles.conversationWords}>
                <span className={styles.conversationHead}>
                  <bdi className={styles.name}>{other.name}</bdi>
                  <MessageTime at={message.sentAt} isShort />
                </span>
                <span className={styles.preview} dir="auto">
                  {message.text}
                </span>
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
