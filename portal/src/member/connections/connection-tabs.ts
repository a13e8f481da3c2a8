import type { Connection, ConnectionQuery } from '@scholars/contract/connections';
import type { ConnectionIntent } from '~/shared/connections/connection-act';

export const connectionsPath = '/account/my-connections';

export const connectionTabs = ['connected', 'received', 'sent', 'declined', 'blocked'] as const;
export type ConnectionTab = (typeof connectionTabs)[number];

/** What a tab asks the CMS for, and under which name its number is told. */
export const askedBy: Record<ConnectionTab, Pick<ConnectionQuery, 'statusId' | 'direction'> & { count: string }> = {
  connected: { statusId: '2', count: 'accepted' },
  received: { statusId: '1', direction: 'received', count: 'received' },
  sent: { statusId: '1', direction: 'sent', count: 'sent' },
  declined: { statusId: '3', count: 'declined' },
  blocked: { statusId: '5', count: 'blocked' },
};

/** What may be done in a tab, the first of them first. */
export function intentsIn(tab: ConnectionTab, { requestedByMe, mayAskFrom }: Connection): readonly ConnectionIntent[] {
  if (tab === 'connected') return ['message', 'remove', 'block'];
  if (tab === 'received') return ['accept', 'decline', 'block'];
  if (tab === 'sent') return ['withdraw', 'block'];
  if (tab === 'blocked') return ['unblock'];
  return requestedByMe && mayAskFrom !== null ? ['block'] : ['connect', 'block'];
}

/** What takes a step back; of the others there is none. */
export const undoOf: Partial<Record<ConnectionIntent, 'connect' | 'unblock'>> = {
  decline: 'connect',
  withdraw: 'connect',
  remove: 'connect',
  block: 'unblock',
};

export function tabIn(request: Request): ConnectionTab {
  const asked = new URL(request.url).searchParams.get('tab');
  return connectionTabs.find((tab) => tab === asked) ?? 'connected';
}

export function tabPath(tab: ConnectionTab, page = 1): string {
  const params = new URLSearchParams({ ...(tab !== 'connected' && { tab }), ...(page > 1 && { page: String(page) }) });
  return params.size === 0 ? connectionsPath : `${connectionsPath}?${params}`;
}
