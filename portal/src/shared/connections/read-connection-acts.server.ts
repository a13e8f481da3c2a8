import { listConnectionStates, type ConnectionState } from '@scholars/contract/connections';
import { formatDate } from '@scholars/contract/format';
import type { MemberCard } from '@scholars/contract/members';
import type { RouterContextProvider } from 'react-router';
import { cms } from '~/api/cms.server';
import { localePath } from '~/i18n/locale-path';
import { getText } from '~/i18n/texts.server';
import { factsContext, localeContext } from '~/session/request-context.server';
import type { ConnectionAct, ConnectionIntent } from './connection-act';

type Context = Readonly<RouterContextProvider>;

const intentsOf: Record<ConnectionState['state'], readonly ConnectionIntent[]> = {
  self: [],
  unavailable: [],
  none: ['connect'],
  sent: ['withdraw'],
  received: ['accept', 'decline'],
  connected: ['message'],
  declined: [],
  blocked: ['unblock'],
};

/**
 * What a member may do with those on a page, by their ids; nothing at all for visitors, whose page is kept.
 *
 * @param back the page, without its language
 */
export async function readConnectionActs(
  context: Context,
  members: readonly Pick<MemberCard, 'id' | 'slug' | 'name'>[],
  back: string,
): Promise<Readonly<Record<string, ConnectionAct>> | undefined> {
  if (context.get(factsContext).jar.session === undefined || members.length === 0) return undefined;
  const states = await cms({ context }).find(listConnectionStates, {
    query: { members: members.map(({ id }) => id).join(',') },
  });
  const acts = members.flatMap((member): [string, ConnectionAct][] => {
    const state = states?.find(({ memberId }) => memberId === member.id);
    const act = state && presentAct(context, member, state, back);
    return act ? [[member.id, act]] : [];
  });
  return Object.fromEntries(acts);
}

function presentAct(
  context: Context,
  { id, slug, name }: Pick<MemberCard, 'id' | 'slug' | 'name'>,
  { state, connectionId, mayAskFrom }: ConnectionState,
  back: string,
): ConnectionAct | undefined {
  if (state === 'self' || state === 'unavailable') return undefined;
  const locale = context.get(localeContext);
  const chats = context.get(factsContext).jar.session?.user.messaging_system === 1;
  const t = getText(locale, 'connections');
  const date = mayAskFrom ? formatDate(mayAskFrom, locale) : '';
  return {
    memberId: id,
    slug,
    connectionId: connectionId ?? '',
    status: state === 'none' || state === 'received' ? '' : t(`state.${state}`, { date }),
    buttons: intentsOf[state]
      .filter((intent) => intent !== 'message' || chats)
      .map((intent, index) => ({
        intent,
        label: t(`act.${intent}`),
        name: t(`actNamed.${intent}`, { name }),
        isFirst: index === 0 && intent !== 'withdraw',
      })),
    back: localePath(locale, back),
  };
}
