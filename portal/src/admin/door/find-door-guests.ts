import type { Arrival, DoorGuest } from '@scholars/contract/event-arrivals';
import { plainWords, soughtWords } from '@scholars/contract/plain-words';
import { plainCode } from '@scholars/contract/typed-code';

/** Whom somebody means who types a code or a name. */
export function findGuests(guests: readonly DoorGuest[], typed: string): { isByCode: boolean; found: DoorGuest[] } {
  const byCode = findByCode(guests, typed);
  return byCode.length > 0 ? { isByCode: true, found: byCode } : { isByCode: false, found: findByName(guests, typed) };
}

/** The guests whose badge has a code, however it was typed; two, should chance have given them one. */
function findByCode(guests: readonly DoorGuest[], typed: string): DoorGuest[] {
  const code = plainCode(typed);
  return code === '' ? [] : guests.filter((guest) => plainCode(guest.code) === code);
}

/** The guests in whose name or institution each word begins one, in either script. */
function findByName(guests: readonly DoorGuest[], typed: string): DoorGuest[] {
  const words = soughtWords(typed);
  if (words.length === 0) return [];
  return guests.filter(({ names, organizations }) => {
    const own = plainWords([...names, ...organizations].join(' '));
    return words.every((word) => own.some((one) => one.startsWith(word)));
  });
}

/** The guests as they are once what waits to be sent is taken. */
export function withPending(guests: readonly DoorGuest[], pending: readonly Arrival[]): DoorGuest[] {
  return guests.map((guest) => pending.filter(({ id }) => id === guest.id).reduce(afterStep, guest));
}

function afterStep(guest: DoorGuest, { step, at, people }: Arrival): DoorGuest {
  if (step === 'out') return { ...guest, arrivedAt: null, peopleIn: 0 };
  if (step === 'in') return guest.arrivedAt ? guest : { ...guest, arrivedAt: at, peopleIn: 1 + guest.guests };
  return guest.arrivedAt ? { ...guest, peopleIn: people ?? guest.peopleIn } : guest;
}
