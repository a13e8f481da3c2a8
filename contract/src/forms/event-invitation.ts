import * as z from 'zod/mini';
import { attendances } from '../fixed-values.js';
import { asciiDigits } from '../typed-text.js';
import { text } from '../fields.js';
import { guestsMax, needsMaxLength } from '../limits.js';
import { messageRef, type MessageRef } from '../messages.js';

/** What is said to who brings more guests than may come. */
export function tooManyGuests(maxGuests: number): MessageRef {
  return maxGuests === 0 ? 'guests.none' : messageRef('guests.max', maxGuests);
}

/** A number of guests in any digits; empty is none. */
function guestCount(maxGuests: number) {
  return z.pipe(
    z.transform((input: unknown) =>
      typeof input === 'string' ? (input.trim() === '' ? 0 : Number(asciiDigits(input.trim()))) : (input ?? 0),
    ),
    z.number({ error: 'guests.invalid' }).check(
      z.refine((value) => Number.isInteger(value) && value >= 0, { error: 'guests.invalid' }),
      z.refine((value) => !Number.isInteger(value) || value <= maxGuests, { error: tooManyGuests(maxGuests) }),
    ),
  );
}

/**
 * The answer to an invitation.
 *
 * @param maxGuests how many guests the invitation allows, where that is known; the CMS judges it in any case
 */
export function invitationAnswerFor(maxGuests: number = guestsMax) {
  return z.object({
    attending: z.enum(attendances, { error: 'choice.required' }),
    guests: guestCount(maxGuests),
    dietaryNeeds: text({ max: needsMaxLength }),
    accessNeeds: text({ max: needsMaxLength }),
  });
}

export const invitationAnswer = invitationAnswerFor();
export type InvitationAnswer = z.output<typeof invitationAnswer>;

/** The code of an invitation, as somebody types it from a printed letter. */
export const invitationCode = z.object({ invitation: text({ required: 'invitation.required' }) });
