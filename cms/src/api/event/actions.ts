import { getEvent, listComingEvents } from '@scholars/contract/events';
import { languagesOf } from '../../platform/content/languages-of.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { presentInvitation } from '../event-invitation/present-invitation.js';
import { findInvitation } from '../event-invitation/find-invitation.js';
import { presentEvent } from './present-event.js';
import { getEventEntry } from './get-event.js';
import { listComing } from './list-coming.js';
import { calendarFile } from './calendar-file.js';

export const actions = {
  getEvent: defineAction(getEvent, async ({ params, query, locale }) => {
    const event = await getEventEntry(params.slug, locale);
    const invitation = query.invitation ? await findInvitation(event.slug, query.invitation) : null;
    return presentEvent(
      event,
      locale,
      await languagesOf('api::event.event', event.documentId),
      invitation && presentInvitation(invitation),
    );
  }),

  listComingEvents: defineAction(listComingEvents, async ({ locale: asked }) => ({
    rows: (await listComing(asked)).map(({ documentId, slug, locale, title, startsOn, endsOn }) => ({
      id: documentId,
      slug,
      locale,
      title,
      startsOn,
      endsOn,
    })),
  })),

  getEventCalendar: calendarFile,
};
