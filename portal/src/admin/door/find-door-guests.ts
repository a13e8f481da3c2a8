import type { Arrival, DoorGuest } from '@scholars/contract/event-arrivals';
import { plainWords, soughtWords } from '@scholars/contract/plain-words';
import { plainCode } from '@scholars/contract/typed-code';

const shownMax = 8;

/** The guests whose badge has a code, however it was typed; two, should chance have given them one. */
export function findByCode(guests: readonly DoorGuest[], typed: string): DoorGuest[] {
  const code = plainCode(typed);
  return code === '' ? [] : guests.filter((guest) => plainCode(guest.code) === code);
}

/** The first guests in whose name or institution each word begins one, in either script. */
export function findByName(guests: readonly DoorGuest[], typed: string): DoorGuest[] {
  const words = soughtWords(typed);
  if (words.length === 0) return [];
  return guests
    .filter(({ names, organizations }) => {
      const own = plainWords([...names, ...organizations].join(' '));
      return words.every((word) => own.some((one) => one.startsWith(word)));
    })
    .slice(0, shownMax);
}

/** The guests as they are once what waits to be sent is taken. */
export function withPending(guests: readonly DoorGuest[], pending: readonly Arrival[]): DoorGuest[] {
  const last = new Map(pending.map((arrival) => [arrival.id, arrival]));
  return guests.map((guest) => {
    const arrival = last.get(guest.id);
    if (!arrival) return guest;
    return { ...guest, arrivedAt: arrival.step === 'in' ? (guest.arrivedAt ?? arrival.at) : null };
  });
}
