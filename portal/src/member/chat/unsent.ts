import type { SealedStore } from '~/shared/form/sealed-store';
import type { WaitingMessage } from './chat-state';

/** Under which what is begun in a conversation is kept; what waits to be sent is kept under the conversation's id. */
export const begunName = (conversationId: string): string => `${conversationId}:begun`;

export async function readWaiting(store: SealedStore, conversationId: string): Promise<WaitingMessage[]> {
  const kept = await store.read(conversationId);
  return kept?.waiting ? (JSON.parse(kept.waiting) as WaitingMessage[]) : []; // what use-waiting.ts has written
}

/** All that was written in a conversation and is not sent; '' where nothing is. */
export async function readUnsent(store: SealedStore, conversationId: string): Promise<string> {
  const waiting = await readWaiting(store, conversationId);
  const begun = await store.read(begunName(conversationId));
  return [...waiting.map(({ text }) => text), begun?.text].filter(Boolean).join('\n\n');
}
