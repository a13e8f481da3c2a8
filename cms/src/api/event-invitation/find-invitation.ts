import type { Attendance } from '@scholars/contract/events';
import type { Locale } from '@scholars/contract/locale';
import { hashOfCode } from './invitation-code.js';

/** An invitation as it is stored. */
export interface InvitationEntry {
  id: number;
  documentId: string;
  fullName: string;
  emailAddress: string | null;
  language: Locale;
  eventSlug: string;
  maxGuests: number;
  travelOffered: boolean;
  withdrawn: boolean;
  attending: Attendance | null;
  guests: number;
  dietaryNeeds: string | null;
  accessNeeds: string | null;
  answeredAt: string | Date | null;
  codeHash: string;
  codeSealed: string;
}

const invitationQuery = () => strapi.db.query('api::event-invitation.event-invitation');

/** The invitation to an event that a code opens; null for one that is unknown or withdrawn. */
export async function findInvitation(eventSlug: string, code: string): Promise<InvitationEntry | null> {
  const where = { codeHash: hashOfCode(code), eventSlug, withdrawn: false };
  return invitationQuery().findOne({ where });
}

/** One of an event's invitations, withdrawn or not. */
export async function findInvitationById(eventSlug: string, documentId: string): Promise<InvitationEntry | null> {
  return invitationQuery().findOne({ where: { eventSlug, documentId } });
}

/** All invitations to an event, by name. */
export async function listInvitations(eventSlug: string): Promise<InvitationEntry[]> {
  return invitationQuery().findMany({
    where: { eventSlug },
    orderBy: [{ fullName: 'asc' }, { id: 'asc' }],
  });
}

/** What somebody is invited to, unless they have said no: by their confirmed address. */
export function listInvitedTo(email: string): Promise<Pick<InvitationEntry, 'eventSlug' | 'attending'>[]> {
  return invitationQuery().findMany({
    where: {
      emailAddress: { $eqi: email },
      withdrawn: false,
      $or: [{ attending: null }, { attending: { $ne: 'no' } }],
    },
    select: ['eventSlug', 'attending'],
  });
}

/** Writes an answer into its invitation. */
export async function updateAnswer(
  id: number,
  answer: Pick<InvitationEntry, 'attending' | 'guests' | 'dietaryNeeds' | 'accessNeeds' | 'answeredAt'>,
): Promise<void> {
  await invitationQuery().update({ where: { id }, data: answer });
}
