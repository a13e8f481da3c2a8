import { setTimeout as pause } from 'node:timers/promises';
import { useChat } from './chat.js';
import type { Cms } from './cms.js';
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
