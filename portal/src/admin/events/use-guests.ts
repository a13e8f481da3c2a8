import { useOne, type HttpError } from '@refinedev/core';
import type { EventAnswers } from '@scholars/contract/event-guests';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import { guestResource } from './guest-calls';

/** The gathering's guests; there is one page of an event. */
export function useGuests() {
  return useOne<EventAnswers & { id: string }, HttpError>({
    resource: guestResource,
    id: gatheringSlug,
    errorNotification: false,
  });
}
