import { getEvent, listComingEvents } from '@scholars/contract/events';
import { languagesOf } from '../../../content/languages-of.js';
import { defineAction } from '../../../contract/define-action.js';
import { presentInvitation } from '../../event-invitation/presenters/invitation.js';
import { findInvitation } from '../../event-invitation/queries/find-invitation.js';
import { presentEvent } from '../presenters/event.js';
import { getEventEntry } from '../queries/get-event.js';
import { listComing } from '../queries/list-coming.js';
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
