import { answerInvitation } from '@scholars/contract/events';
import * as arrivals from '@scholars/contract/event-arrivals';
import { listEventBadges } from '@scholars/contract/event-badges';
import * as calls from '@scholars/contract/event-guests';
import { sheetFileName } from '@scholars/contract/sheet-file';
import { defineAction } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { getEventEntry } from '../event/get-event.js';
import { saveEventSettings } from './event-settings.js';
import { guestFile } from './export-guests.js';
import { findInvitationById } from './find-invitation.js';
import { listGuestSteps } from './guest-history.js';
import { takeArrivals } from './arrivals.js';
import { listBadges } from './list-badges.js';
import { listDoor } from './list-door.js';
import { makeInvitations } from './make-invitations.js';
import { readGuests } from './read-guests.js';
import { stepInvitations } from './step-invitations.js';
import { moveWaiting } from './waiting-list.js';
import { takeAnswer } from './take-answer.js';

export const actions = {
  answerInvitation: defineAction(answerInvitation, ({ params, body: { invitation, ...answer } }) =>
    takeAnswer(params.slug, invitation, answer),
  ),

  listEventAnswers: defineAction(calls.listEventAnswers, async ({ params, locale }) => {
    return readGuests(await getEventEntry(params.slug, locale));
  }),

  listDoorGuests: defineAction(arrivals.listDoorGuests, async ({ params, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return { rows: await listDoor(slug) };
  }),

  takeArrivals: defineAction(arrivals.takeArrivals, async ({ params, body, signedIn, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return { rows: await takeArrivals(slug, body.arrivals, signedIn) };
  }),

  listEventBadges: defineAction(listEventBadges, async ({ params, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return listBadges(slug);
  }),

  exportGuests: defineAction(calls.exportGuests, async ({ params, query: { format, ...query }, locale }) => {
    const event = await getEventEntry(params.slug, locale);
    const { invitations } = await readGuests(event);
    const [csvType, xlsxType] = calls.exportGuests.raw.types;
    return {
      name: sheetFileName(`guests-${event.slug}`, format),
      type: format === 'csv' ? csvType : xlsxType,
      content: guestFile(invitations, query, format, locale),
    };
  }),

  saveEventSettings: defineAction(calls.saveEventSettings, async ({ params, body, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return saveEventSettings(slug, body);
  }),

  listGuestHistory: defineAction(calls.listGuestHistory, async ({ params }) => {
    if (!(await findInvitationById(params.slug, params.id))) throw notFound();
    return { rows: await listGuestSteps(params.id) };
  }),

  makeInvitations: defineAction(calls.makeInvitations, async ({ params, body, signedIn, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return makeInvitations(slug, body, signedIn, locale);
  }),

  stepInvitations: defineAction(calls.stepInvitations, async ({ params, body, signedIn, locale }) => {
    const event = await getEventEntry(params.slug, locale);
    return stepInvitations(event, body.step, body.ids, signedIn);
  }),

  moveWaiting: defineAction(calls.moveWaiting, async ({ params, body, signedIn, locale }) => {
    const { slug } = await getEventEntry(params.slug, locale);
    return { waitingPlace: await moveWaiting(slug, params.id, body, signedIn) };
  }),
};
