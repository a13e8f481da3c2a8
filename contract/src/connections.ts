import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { text } from './fields.js';
import { connectionNote } from './forms/connection.js';
import { memberCard } from './members.js';
import { filter, paging } from './query.js';
import { instant } from './shapes.js';

/** How two members stand to each other (product §4). */
export const connectionStatus = { pending: 1, accepted: 2, declined: 3, removed: 4, blocked: 5 } as const;
export type ConnectionStatus = (typeof connectionStatus)[keyof typeof connectionStatus];
const statusId = z.literal([1, 2, 3, 4, 5], { error: 'value.invalid' });

export const connection = z.object({
  id: z.string(),
  statusId,
  /** The other one. */
  member: memberCard,
  requestedByMe: z.boolean(),
  note: z.string(),
  updatedAt: instant,
  /** From when one may ask again who has declined; null where nothing stands in the way. */
  mayAskFrom: z.nullable(instant),
});
export type Connection = z.output<typeof connection>;

/** What a member may do with another one, as the button beside a name needs it. */
export const connectionStates = [
  'self',
  'unavailable',
  'none',
  'sent',
  'received',
  'connected',
  'declined',
  'blocked',
] as const;
export const connectionState = z.object({
  memberId: z.string(),
  /** `unavailable` tells nothing more: without an account, or not to be asked by this member. */
  state: z.enum(connectionStates),
  connectionId: z.nullable(z.string()),
  mayAskFrom: z.nullable(instant),
});
export type ConnectionState = z.output<typeof connectionState>;

export const suggestionReasons = ['mutual', 'institution', 'areas'] as const;
/** Somebody whom one may know, and why: so many connections or areas are shared. */
export const suggestedMember = z.object({
  member: memberCard,
  reasons: z.array(z.object({ kind: z.enum(suggestionReasons), count: z.number() })),
});
export type SuggestedMember = z.output<typeof suggestedMember>;

export const connectionQuery = z.object({
  ...paging,
  statusId: filter(z.enum(['1', '2', '3', '4', '5'], { error: 'value.invalid' })),
  /** Who has asked: the other one, or oneself. */
  direction: filter(z.enum(['received', 'sent'], { error: 'value.invalid' })),
});
export type ConnectionQuery = z.output<typeof connectionQuery>;

/** As many as a page of a list has at most. */
const memberIds = z
  .string({ error: 'value.invalid' })
  .check(z.regex(/^[\w-]{1,120}(,[\w-]{1,120}){0,99}$/, 'value.invalid'));

export const listConnections = endpoint({
  method: 'GET',
  path: '/api/connections',
  access: 'member',
  summary: 'One’s connections, what changed last first; `meta.counts` has how many there are of each kind.',
  query: connectionQuery,
  data: connection,
  list: true,
});
export const requestConnection = endpoint({
  method: 'POST',
  path: '/api/connections',
  access: 'member',
  summary: 'Asks a member to connect; where that was asked already, nothing changes.',
  body: z.object({ memberId: text({ required: 'text.required', max: 120 }), ...connectionNote.shape }),
  data: connection,
});
export const updateConnection = endpoint({
  method: 'POST',
  path: '/api/connections/{id}/update',
  access: 'member',
  summary: 'Changes the status of a connection.',
  body: z.object({ statusId }),
  data: connection,
  owned: 'connection',
});
export const listConnectionStates = endpoint({
  method: 'GET',
  path: '/api/connections/states',
  access: 'member',
  summary: 'How one stands to members, by their ids.',
  query: z.object({ members: memberIds }),
  data: connectionState,
  list: true,
});
export const listSuggestedMembers = endpoint({
  method: 'GET',
  path: '/api/connections/suggestions',
  access: 'member',
  summary: 'Members whom one may know, with the reasons.',
  data: suggestedMember,
  list: true,
});
