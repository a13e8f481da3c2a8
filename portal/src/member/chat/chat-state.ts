import type { ChatMessage, ConversationUpdates } from '@scholars/contract/chat';
import type { CallRefusal } from '~/api/call-api';

/** A message that the server does not have yet. */
export interface WaitingMessage {
  clientMessageId: string;
  text: string;
  at: string;
  /** Why the server did not take it; then it waits for its writer. */
  problem?: string;
}

export interface ChatState {
  messages: readonly ChatMessage[];
  revision: number;
  canWrite: boolean;
  isOnline: boolean;
}

/** Puts what has arrived among what is there: each message once, in the order of the conversation. */
export function withMessages(known: readonly ChatMessage[], arrived: readonly ChatMessage[]): readonly ChatMessage[] {
  if (arrived.length === 0) return known;
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of arrived) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.sequence - b.sequence);
}

/** What the server tells of a conversation; an answer that was overtaken takes nothing back. */
export function withUpdates(state: ChatState, updates: ConversationUpdates): ChatState {
  return {
    messages: withMessages(state.messages, updates.messages),
    revision: Math.max(state.revision, updates.revision),
    canWrite: updates.canWrite,
    isOnline: updates.isOnline,
  };
}

/** What still waits: a message that the server has is none of them, whichever way it was learnt. */
export function stillWaiting(
  waiting: readonly WaitingMessage[],
  messages: readonly ChatMessage[],
): readonly WaitingMessage[] {
  const taken = new Set(messages.map(({ clientMessageId }) => clientMessageId));
  return waiting.some(({ clientMessageId }) => taken.has(clientMessageId))
    ? waiting.filter(({ clientMessageId }) => !taken.has(clientMessageId))
    : waiting;
}

// Longer than anybody watches a message being sent.
const waitMostSeconds = 120;

/** Whether a refusal is for good, or for longer than one waits: else the message is sent again by itself. */
export function isFinal({ status, retryAfterSeconds }: Pick<CallRefusal, 'status' | 'retryAfterSeconds'>): boolean {
  if (status === 429) return retryAfterSeconds > waitMostSeconds;
  return status >= 400 && status < 500 && status !== 401;
}
