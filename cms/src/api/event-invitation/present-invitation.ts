import type { EventAnswers, EventInvitation } from '@scholars/contract/events';
import { siteUrl } from '../../platform/site/site-url.js';
import { openCode } from './invitation-code.js';
import { findInvitation, type InvitationEntry } from './find-invitation.js';

/** An invitation for its own holder, and for coordinators; for nobody else. */
export function presentInvitation(entry: InvitationEntry): EventInvitation {
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
    travelOffered: entry.travelOffered,
  };
}

/** The invitation that a code opens, for its holder; null for a code that opens none. */
export async function findPresentedInvitation(eventSlug: string, code: string): Promise<EventInvitation | null> {
  const entry = await findInvitation(eventSlug, code);
  return entry && presentInvitation(entry);
}

/** The answers of an event with their sums. A withdrawn invitation is listed, but counts nowhere. */
export function presentAnswers(entries: InvitationEntry[]): EventAnswers {
  const valid = entries.filter(({ withdrawn }) => !withdrawn);
  const count = (attending: InvitationEntry['attending']) =>
    valid.filter((entry) => entry.attending === attending).length;
  return {
    totals: {
      invited: valid.length,
      yes: count('yes'),
      online: count('online'),
      no: count('no'),
      waiting: count(null),
      guests: valid.reduce((sum, entry) => sum + (entry.attending === 'yes' ? entry.guests : 0), 0),
    },
    invitations: entries.map((entry): EventAnswers['invitations'][number] => ({
      ...presentInvitation(entry),
      id: entry.documentId,
      link: invitationLink(entry),
      withdrawn: entry.withdrawn,
    })),
  };
}

/** The personal address of an invitation in its guest's language; '' when its code can no longer be read. */
export function invitationLink(entry: InvitationEntry): string {
  const code = openCode(entry);
  return code && siteUrl(entry.language, `/${entry.eventSlug}?invitation=${code}`);
}
