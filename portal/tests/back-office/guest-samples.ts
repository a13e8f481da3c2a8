import type { EventAnswers, EventGuest } from '@scholars/contract/event-guests';

/** A guest who comes, but for what is given. */
export function guestSample(given: Partial<EventGuest> = {}): EventGuest {
  return {
    id: 'g1',
    fullName: 'Amina Otieno',
    emailAddress: 'amina@lakeside.example',
    language: 'en',
    attending: 'yes',
    guests: 0,
    maxGuests: 2,
    dietaryNeeds: '',
    accessNeeds: '',
    answeredAt: '2026-11-20T10:00:00.000Z',
    waitingPlace: null,
    travelOffered: false,
    link: 'https://portal.invalid/en/annual-gathering-24?code=x',
    withdrawn: false,
    sentAt: null,
    openedAt: null,
    remindedAt: null,
    arrivedAt: null,
    peopleIn: given.arrivedAt ? 1 + (given.guests ?? 0) : 0,
    ...given,
  };
}

/** The answers of an event, of these guests. */
export function answersSample(invitations: EventGuest[], given: Partial<EventAnswers> = {}): EventAnswers {
  return {
    totals: { invited: 3, yes: 1, online: 0, no: 0, waiting: 1, guests: 1 },
    places: { capacity: null, taken: 2, waiting: 0 },
    settings: { remindDays: null },
    closesOn: '2027-03-01',
    isOpen: true,
    invitations,
    ...given,
  };
}
