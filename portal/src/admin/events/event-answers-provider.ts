import type { BaseRecord, DataProvider } from '@refinedev/core';
import { fillPath } from '@scholars/contract/endpoint';
import { listEventAnswers, type EventAnswers } from '@scholars/contract/events';
import type { BackOfficeClient } from '../data/back-office-client';

/** The name under which Refine knows this provider, and its only resource. */
export const eventProviderName = 'events';
export const eventResource = 'guests';

/** An event's invitations and answers, by the contract's call; its id is the event's slug. They are read here and nothing else. */
export function eventAnswersProvider(client: BackOfficeClient): DataProvider {
  return {
    getApiUrl: () => listEventAnswers.path,
    getOne: async ({ id }) => {
      const { data } = await client.get(fillPath(listEventAnswers.path, { slug: String(id) }));
      return { data: { id, ...(data as { data: EventAnswers }).data } as never }; // the contract's envelope
    },
    getList: refused,
    update: refused,
    create: refused,
    deleteOne: refused,
  };
}

async function refused(): Promise<never & { data: BaseRecord }> {
  throw new Error('Answers are only read');
}
