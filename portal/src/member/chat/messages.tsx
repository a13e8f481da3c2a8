import { getChatSettings, listConversations, searchMessages } from '@scholars/contract/chat';
import { data, type ShouldRevalidateFunctionArgs } from 'react-router';
import { cms } from '~/api/cms.server';
import { getText } from '~/i18n/texts.server';
import { useText } from '~/i18n/use-text';
import { useReadAnew } from '~/live/use-read-anew';
import { requireMember } from '~/session/next-url.server';
import { factsContext, localeContext } from '~/session/request-context.server';
import { readPosted } from '~/shared/form/receive-form.server';
import { usePostedOutcome } from '~/shared/form/use-posted-outcome';
import type { PageHandle } from '~/shared/page-handle';
import { pageMeta } from '~/shared/page-meta';
import { ButtonLink } from '~/ui/button';
import { EmptyState } from '~/ui/empty-state';
import { PageHeader } from '~/ui/page-header';
import type { Route } from './+types/messages';
import { changeChat } from './change-chat.server';
import { refusalOf } from './chat-refusal';
import styles from './chat.module.css';
import { GoneConversation } from './gone-conversation';
import { readConversationPage } from './read-conversation.server';
import { ChatSide } from './chat-side';
import { Thread } from './thread';

export const handle = { ns: ['chat', 'account'], takesFiles: true } satisfies PageHandle;

const conversationsShown = 50;
/** A conversation that is open hears of itself and of the others. */
const newsOf = { list: ['conversation', 'presence', 'contacts'], conversation: [] } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user } = requireMember({ context });
  const { searchParams } = new URL(request.url);
  const api = cms({ context });
  const q = searchParams.get('q')?.slice(0, 200) ?? '';
  const asked = searchParams.get('convoId') ?? '';
  const thread = asked ? await readConversationPage(asked, request, context) : undefined;
  const [conversations, settings, found] = await Promise.all([
    api.data(listConversations, { query: { pageSize: conversationsShown } }),
    api.data(getChatSettings),
    q ? api.list(searchMessages, { query: { q } }) : undefined,
  ]);
  const countUnread = conversations.filter(({ unread }) => unread > 0).length;
  const title = getText(context.get(localeContext), 'chat')('title', { count: countUnread });
  const page = {
    title,
    conversations,
    countUnread,
    settings,
    q,
    found: found?.data,
    thread,
    gone: thread ? '' : asked,
    typingKey: context.get(factsContext).sealer.keyFor(`chat of ${user.id}`),
  };
  return data(page, { status: page.gone ? 404 : 200 });
}

export async function action({ request, context }: Route.ActionArgs) {
  requireMember({ context });
  const id = new URL(request.url).searchParams.get('convoId') ?? 'none';
  return changeChat(await readPosted(request, context), id, context);
}

/** Also where what was to be written to is not there any more. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return defaultShouldRevalidate || actionStatus === 404;
}

export const meta: Route.MetaFunction = ({ loaderData, ...args }) =>
  pageMeta({ ...args, title: loaderData?.title, isPrivate: true });

/** What connected members write to each other (spec §2). Without script each message is a form of its own. */
export default function Messages({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText('chat');
  const { conversations, countUnread, settings, q, found, thread, gone, typingKey } = loaderData;
  const posted = usePostedOutcome(actionData);
  useReadAnew(newsOf[thread?.before === '' ? 'conversation' : 'list']);
  const heading = t('heading');
  return (
    <>
      {/* What leads the page gives its room to the conversation. */}
      {thread ? (
        <h1 className="visually-hidden">{heading}</h1>
      ) : (
        <PageHeader title={heading} breadcrumb={[{ label: heading }]} />
      )}
      <div className={styles.chat} data-open={thread || gone || conversations.length === 0 ? '' : undefined}>
        <ChatSide
          conversations={conversations}
          chosen={thread?.conversation.id}
          settings={settings}
          q={q}
          found={found}
          posted={posted}
        />
        {thread ? (
          <Thread
            key={`${thread.conversation.id} ${thread.before}`}
            thread={thread}
            countUnread={countUnread}
            typingKey={typingKey}
            posted={posted}
          />
        ) : gone ? (
          <GoneConversation key={gone} id={gone} typingKey={typingKey} posted={refusalOf(posted, 'send')?.text} />
        ) : (
          <section className={styles.nothing}>
            <EmptyState
              title={t(conversations.length > 0 ? 'none.choose' : 'none.title')}
              action={<ButtonLink to="/account/my-connections">{t('none.action')}</ButtonLink>}
            >
              <p>{t('none.text')}</p>
            </EmptyState>
          </section>
        )}
      </div>
    </>
  );
}
