import { getEvent, getEventCalendar, listComingEvents, type EventInvitation } from '@scholars/contract/events';
import { languagesOf } from '../../platform/content/localized.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { presentComing, presentEvent } from './present-event.js';
import { getEventEntry } from './get-event.js';
import { listComing } from './list-coming.js';
import { eventCalendar } from './event-calendar.js';

/** The invitation to an event that a code opens, as its holder sees it; null for a code that opens none. */
export type FindInvitation = (eventSlug: string, code: string) => Promise<EventInvitation | null>;

/** @param findInvitation invitations point to events, so it is they who are asked */
export function eventActions(findInvitation: FindInvitation) {
  return {
    getEvent: defineAction(getEvent, async ({ params, query, locale }) => {
      const event = await getEventEntry(params.slug, locale);
      const invitation = query.invitation ? await findInvitation(event.slug, query.invitation) : null;
      return presentEvent(event, locale, await languagesOf('api::event.event', event.documentId), invitation);
    }),

    listComingEvents: defineAction(listComingEvents, async ({ locale: asked }) => ({
      rows: (await listComing(asked)).map(presentComing),
    })),

    getEventCalendar: defineAction(getEventCalendar, async ({ params, query, locale }) => {
      const event = await getEventEntry(params.slug, query.lang ?? locale);
      return { name: `${event.slug}.ics`, content: eventCalendar(event) };
    }),
  };
}
