import { useOne, type HttpError } from '@refinedev/core';
import type { EventAnswers } from '@scholars/contract/event-guests';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { guestNews } from '@scholars/contract/live';
import { useQueueNews } from '../data/use-queue-news';
import { guestResource } from './guest-calls';

/** The gathering's guests, as guests and colleagues change them; there is one page of an event. */
export function useGuests() {
  const guests = useOne<EventAnswers & { id: string }, HttpError>({
    resource: guestResource,
    id: gatheringSlug,
    errorNotification: false,
  });
  const { data, refetch } = guests.query;
  useQueueNews(guestNews, () => {
    if (data) void refetch();
  });
  return guests;
}
