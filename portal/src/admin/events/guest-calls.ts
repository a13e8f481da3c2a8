import { listEventAnswers } from '@scholars/contract/event-guests';
import type { BackOfficeClient } from '../data/back-office-client';
import type { ResourceCalls } from '../data/back-office-provider';
import { callContract } from '../data/contract-call';

export const guestResource = 'guests';

/** An event's invitations and answers, which are only read; the event's slug is their id. */
export function guestCalls(client: BackOfficeClient): ResourceCalls {
  return {
    one: async (slug) => ({ id: slug, ...(await callContract(client, listEventAnswers, { params: { slug } })) }),
  };
}
