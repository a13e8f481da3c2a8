import type { ChatMessage } from '@scholars/contract/chat';
import { expect, it } from 'vitest';
import { isFinal, stillWaiting, withMessages, withUpdates, type ChatState } from './chat-state';

const message = (sequence: number, changes: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${sequence}`,
  clientMessageId: `c${sequence}`,
  sequence,
  text: `Number ${sequence}`,
  file: null,
  fromMe: true,
  sentAt: '2026-03-01T06:05:00.000Z',
  editedAt: null,
  deletedAt: null,
  hiddenAt: null,
  readAt: null,
  mayChangeUntil: null,
  ...changes,
});
const texts = (messages: readonly ChatMessage[]) => messages.map(({ text }) => text);

it('has each message once and in the conversation’s order, however it arrives', () => {
  const known = [message(1), message(3)];
  const arrived = [message(5), message(2), message(3, { text: 'Changed' })];
  expect(texts(withMessages(known, arrived))).toEqual(['Number 1', 'Number 2', 'Changed', 'Number 5']);
  expect(withMessages(known, [])).toBe(known);
});

it('takes nothing back by an answer that was overtaken', () => {
  const state: ChatState = { messages: [message(1)], revision: 9, canWrite: true, isOnline: true };
  const late = { messages: [], revision: 4, canWrite: true, isOnline: false, countUnread: 0 };
  expect(withUpdates(state, late)).toEqual({ ...state, isOnline: false });
});

it('waits for what the server does not have, and for nothing else', () => {
  const waiting = [1, 2].map((n) => ({ clientMessageId: `c${n}`, text: '', at: '' }));
  expect(stillWaiting(waiting, [message(1)])).toEqual([waiting[1]]);
  expect(stillWaiting(waiting, [message(3)])).toBe(waiting);
});

it.each([
  [400, 0, true],
  [401, 0, false],
  [404, 0, true],
  [422, 0, true],
  [429, 0, false],
  [429, 60, false],
  [429, 86_400, true],
  [500, 0, false],
  [503, 30, false],
])('a refusal with %i, to be tried again in %i s, is for good: %s', (status, retryAfterSeconds, isForGood) => {
  expect(isFinal({ status, retryAfterSeconds })).toBe(isForGood);
});
