import type { EventInvitation } from '@scholars/contract/events';
import { siteUrl } from '../../platform/site/site-url.js';
import { readPlaces, waitingPlaceOf } from './event-places.js';
import { addGuestStep } from './guest-history.js';
import { listMarks, markOpened } from './guest-marks.js';
import { openCode } from './invitation-code.js';
import { findInvitation, type InvitationEntry } from './find-invitation.js';

/**
 * An invitation for its own holder, and for coordinators; for nobody else.
 *
 * @param waitingPlace where its guest stands on the waiting list; null for who is not on it
 */
export function presentInvitation(entry: InvitationEntry, waitingPlace: number | null): EventInvitation {
  return {
    fullName: entry.fullName,
    emailAddress: entry.emailAddress ?? '',
    language: entry.language,
    attending: entry.attending,
    guests: entry.guests,
    maxGuests: entry.maxGuests,
    dietaryNeeds: entry.dietaryNeeds ?? '',
    accessNeeds: entry.accessNeeds ?? '',
    answeredAt: entry.answeredAt && new Date(entry.answeredAt).toISOString(),
    waitingPlace,
    travelOffered: entry.travelOffered,
  };
}

/** The invitation that a code opens, for its holder, which is noted; null for a code that opens none. */
export async function openInvitation(eventSlug: string, code: string): Promise<EventInvitation | null> {
  const entry = await findInvitation(eventSlug, code);
  if (!entry) return null;
  const { documentId } = entry;
  const marks = (await listMarks([documentId])).get(documentId);
  if (!marks?.opened_at)
    await strapi.db.transaction(async ({ trx }) => {
      if (await markOpened(trx, documentId, Date.now())) await addGuestStep(trx, documentId, 'opened');
    });
  return presentInvitation(entry, await findWaitingPlace(entry));
}

async function findWaitingPlace({ attending, eventSlug, documentId }: InvitationEntry): Promise<number | null> {
  if (attending !== 'yes') return null;
  return waitingPlaceOf(await readPlaces(strapi.db.connection, eventSlug), documentId);
}

/** The personal address of an invitation in its guest's language; '' when its code can no longer be read. */
export function invitationLink(entry: InvitationEntry): string {
  const code = openCode(entry);
  return code && siteUrl(entry.language, `/${entry.eventSlug}?invitation=${code}`);
}
