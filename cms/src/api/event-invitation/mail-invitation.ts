import type { Knex } from 'knex';
import { listInWords } from '@scholars/contract/place-name';
import { queueMail } from '../../platform/mail/outbox.js';
import { getEventEntry } from '../event/get-event.js';
import type { InvitationEntry } from './find-invitation.js';
import { addGuestStep, type GuestActor } from './guest-history.js';
import { markSent } from './guest-marks.js';
import { invitationLink } from './present-invitation.js';

/**
 * Mails an invitation to its guest, with its line in the history, in the transaction of what led to it.
 *
 * @returns whether there was an address to write to and a code to write
 */
export async function mailInvitation(trx: Knex, invitation: InvitationEntry, by: GuestActor): Promise<boolean> {
  if (!(await queueInvitationMail(trx, 'event-invitation', invitation))) return false;
  await markSent(trx, invitation.documentId, Date.now());
  await addGuestStep(trx, invitation.documentId, 'sent', by);
  return true;
}

/** @returns whether there was an address to write to and a code to write */
export async function queueInvitationMail(
  trx: Knex,
  template: 'event-invitation' | 'event-reminder' | 'event-renewed',
  invitation: InvitationEntry,
): Promise<boolean> {
  const { emailAddress, fullName, language, eventSlug } = invitation;
  const link = invitationLink(invitation);
  if (!emailAddress || link === '') return false;
  const event = await getEventEntry(eventSlug, language);
  await queueMail(trx, {
    template,
    to: emailAddress,
    locale: language,
    data: {
      name: fullName,
      eventTitle: event.title,
      startsOn: event.startsOn,
      endsOn: event.endsOn,
      place: listInWords([event.venue, event.city], language),
      closesOn: event.registrationClosesOn,
      link,
    },
  });
  return true;
}
