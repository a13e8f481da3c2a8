import type { DoorGuest } from '@scholars/contract/event-arrivals';

/** A guest who has said yes, comes alone and is not in yet. */
export function doorGuest(known: Pick<DoorGuest, 'id' | 'code' | 'names'>): DoorGuest {
  return { organizations: [], answer: 'yes', guests: 0, arrivedAt: null, peopleIn: 0, ...known };
}
