import { sendMessage, type ChatMessage } from '@scholars/contract/chat';
import { useEffect, useEffectEvent, useRef, type Dispatch, type SetStateAction } from 'react';
import { callApi } from '~/api/call-api';
import { patience } from '~/member/patience';
import { isFinal, stillWaiting, type WaitingMessage } from './chat-state';
import { withoutMessage, withProblem } from './waiting-messages';

type Waiting = readonly WaitingMessage[];

interface Given {
  id: string;
  waiting: Waiting;
  setWaiting: Dispatch<SetStateAction<Waiting>>;
  shown: readonly ChatMessage[];
  onSent: (message: ChatMessage) => void;
  /** The conversation is not there any more. */
  onGone: () => void;
  onCutOff: () => void;
}

/**
 * Sends what waits, one after the other, until the server has it.
 *
 * @returns what still waits; and what tries again
 */
export function useSending({ id, waiting, setWaiting, shown, onSent, onGone, onCutOff }: Given) {
  const isSending = useRef(false);
  const left = stillWaiting(waiting, shown);

  /** @returns whether the next one may be sent */
  async function send({ clientMessageId, text }: WaitingMessage): Promise<boolean> {
    const sent = await callApi(sendMessage, { params: { id }, body: { text, clientMessageId }, signal: patience() });
    if (sent.ok) {
      onSent(sent.data);
      setWaiting((before) => withoutMessage(before, clientMessageId));
      return true;
    }
    if (!isFinal(sent)) return false;
    if (sent.status === 404) onGone();
    setWaiting((before) => withProblem(before, clientMessageId, sent.errors.text?.[0] ?? sent.message));
    return true;
  }

  async function flush(): Promise<void> {
    // Learnt of by another way than its own answer.
    if (left.length < waiting.length) setWaiting((before) => stillWaiting(before, shown));
    if (isSending.current) return;
    isSending.current = true;
    try {
      for (const message of left) if (message.problem === undefined && !(await send(message))) break;
    } catch {
      onCutOff();
    } finally {
      isSending.current = false;
    }
  }

  // The server: whatever was written goes at once, if it can.
  const flushNow = useEffectEvent(flush);
  useEffect(() => {
    const timer = setTimeout(() => void flushNow(), 0);
    return () => clearTimeout(timer);
  }, [left]);

  return { left, flush };
}
