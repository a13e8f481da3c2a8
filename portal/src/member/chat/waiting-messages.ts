import type { WaitingMessage } from './chat-state';

type Waiting = readonly WaitingMessage[];

/** What waited before, and then what was written since. */
export function withEarlier(earlier: Waiting, now: Waiting): Waiting {
  const isNew = new Set(now.map(({ clientMessageId }) => clientMessageId));
  return [...earlier.filter(({ clientMessageId }) => !isNew.has(clientMessageId)), ...now];
}

export function withoutMessage(waiting: Waiting, id: string): Waiting {
  return waiting.filter(({ clientMessageId }) => clientMessageId !== id);
}

/** @param problem why it was not taken; without one it is sent again */
export function withProblem(waiting: Waiting, id: string, problem?: string): Waiting {
  return waiting.map((message) => {
    if (message.clientMessageId !== id) return message;
    const { problem: _before, ...written } = message;
    return problem === undefined ? written : { ...written, problem };
  });
}
