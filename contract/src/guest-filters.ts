import * as z from 'zod/mini';
import type { EventInvitation } from './events.js';
import { filter, searchText } from './query.js';
import { locale } from './shapes.js';

/** Where an invitation stands, in the order in which coordinators look. */
export const guestAnswers = ['yes', 'waitlist', 'online', 'waiting', 'no', 'withdrawn'] as const;
export type GuestAnswer = (typeof guestAnswers)[number];

const yesOrNo = ['yes', 'no'] as const;
const isOrIsNot = () => filter(z.enum(yesOrNo, { error: 'value.invalid' }));

/** By what guests are looked for; the list in the browser and the file are narrowed alike. */
export const guestQuery = z.object({
  q: searchText,
  answer: filter(z.enum(guestAnswers, { error: 'value.invalid' })),
  language: filter(locale),
  /** Whether they need something at table, or at the door and in the hall. */
  diet: isOrIsNot(),
  access: isOrIsNot(),
  sent: isOrIsNot(),
  reminded: isOrIsNot(),
  /** Whether they were let in. */
  arrived: isOrIsNot(),
});
export type GuestQuery = z.output<typeof guestQuery>;

/** What is asked of by yes or no. */
export const guestFlags = ['diet', 'access', 'sent', 'reminded', 'arrived'] as const;
export type GuestFlag = (typeof guestFlags)[number];
export { yesOrNo as guestFlagValues };

/** What of a guest is looked at. */
type FilteredGuest = Pick<
  EventInvitation,
  'fullName' | 'emailAddress' | 'language' | 'attending' | 'waitingPlace' | 'dietaryNeeds' | 'accessNeeds'
> & { withdrawn: boolean; sentAt: string | null; remindedAt: string | null; arrivedAt: string | null };

/** `yes` is who comes; who would, and waits for a place, is on the waiting list. */
export function answerOfGuest({
  attending,
  waitingPlace,
  withdrawn,
}: Pick<FilteredGuest, 'attending' | 'waitingPlace' | 'withdrawn'>): GuestAnswer {
  if (withdrawn) return 'withdrawn';
  return waitingPlace === null ? (attending ?? 'waiting') : 'waitlist';
}

const flagOf: Record<GuestFlag, (guest: FilteredGuest) => boolean> = {
  diet: ({ dietaryNeeds }) => dietaryNeeds !== '',
  access: ({ accessNeeds }) => accessNeeds !== '',
  sent: ({ sentAt }) => sentAt !== null,
  reminded: ({ remindedAt }) => remindedAt !== null,
  arrived: ({ arrivedAt }) => arrivedAt !== null,
};

/** The guests that are looked for. */
export function filterGuests<Guest extends FilteredGuest>(guests: readonly Guest[], query: GuestQuery): Guest[] {
  const words = query.q.toLowerCase().split(/\s+/).filter(Boolean);
  return guests.filter((guest) => {
    const text = `${guest.fullName} ${guest.emailAddress}`.toLowerCase();
    return (
      words.every((word) => text.includes(word)) &&
      (query.answer === undefined || answerOfGuest(guest) === query.answer) &&
      (query.language === undefined || guest.language === query.language) &&
      guestFlags.every((flag) => query[flag] === undefined || flagOf[flag](guest) === (query[flag] === 'yes'))
    );
  });
}
