import { setTimeout as pause } from 'node:timers/promises';
import { beforeAll, beforeEach } from 'vitest';
import { dataOf, useChat, usePair, type Pair } from './chat.js';
import { people, type Cms } from './cms.js';
import { connectLive, useLiveClients, type LiveClient } from './live-client.js';

/** So long nothing more is awaited: what is told comes within a tenth of it. */
export const quietMs = 400;

/** What facts about the live channel do again and again; every connection ends with its fact. */
export function useLiveChannel(cms: Cms) {
  useLiveClients();
  return {
    chat: useChat(cms),
    connect: (token: string, settings?: Parameters<typeof connectLive>[2]) => connectLive(cms.url, token, settings),
    /** What each has heard, once there is nothing more to come. */
    async heardOf(...clients: LiveClient[]) {
      await pause(quietMs);
      return clients.map(({ heard }) => heard);
    },
  };
}

/** As `usePair`, with the coordinator connected with the first, and a new conversation of the two before each fact. */
export function withConversation(cms: Cms, take: (talk: Pair & { conversation: string }) => void): void {
  const { connect, forget, start } = useChat(cms);
  let pair: Pair;
  usePair(cms, (met) => {
    pair = met;
  });
  beforeAll(() => connect(people.member, people.coordinator));
  beforeEach(async () => {
    await forget();
    take({ ...pair, conversation: dataOf(await start(pair.a, pair.bId)).id });
  });
}
