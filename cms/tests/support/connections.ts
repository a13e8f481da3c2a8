import type { Connection, ConnectionState } from '@scholars/contract/connections';
import type { PageMeta } from '@scholars/contract/envelope';
import type { Notification } from '@scholars/contract/notifications';
import { useChat } from './chat.js';
import type { Cms } from './cms.js';

/** What facts about connections do again and again. */
export function useConnections(cms: Cms) {
  const { memberOf } = useChat(cms);
  const ask = (token: string, memberId: string, note = '') =>
    cms.post<Connection>('/api/connections', { memberId, note }, { token });
  const take = (token: string, id: string, statusId: number) =>
    cms.post<Connection>(`/api/connections/${id}/update`, { statusId }, { token });
  const list = async (token: string, query = '') => {
    const { body } = await cms.get<Connection[]>(`/api/connections${query}`, { token });
    if (!body.success) throw new Error(body.message);
    return { rows: body.data, meta: body.meta as PageMeta };
  };
  const block = (method: 'POST' | 'DELETE', token: string, memberId: string) =>
    cms.call(method, `/api/members/${memberId}/block`, undefined, { token });
  const stateOf = async (token: string, memberId: string) =>
    (await cms.data<ConnectionState[]>(`/api/connections/states?members=${memberId}`, { token }))[0];
  const noticesOf = async (token: string, type: string, language: 'en' | 'ar' = 'en') =>
    (
      await cms.data<{ notifications: Notification[] }>('/api/user-notifications', { token, language })
    ).notifications.filter(({ data }) => data.type === type);
  const forget = () => cms.db('connections').delete();

  /** Two members who have nothing to do with each other, as the demo's accounts are after `forget`. */
  async function two() {
    await forget();
    const [a, b] = [await cms.tokenOf('member'), await cms.tokenOf('other')];
    return { a, b, aId: await memberOf(a), bId: await memberOf(b) };
  }
  /** An account that has nothing to do with either. */
  const stranger = () => cms.tokenOf('coordinator');

  return { memberOf, ask, take, list, block, stateOf, noticesOf, forget, two, stranger };
}
