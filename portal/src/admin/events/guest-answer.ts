import type { EventAnswers } from '@scholars/contract/event-guests';
import type { StatusTone } from '../status/status-tone';

export type Guest = EventAnswers['invitations'][number];

/** Where an invitation stands, in the order in which coordinators look. */
export const answers = ['yes', 'online', 'waiting', 'no', 'withdrawn'] as const;
export type GuestAnswer = (typeof answers)[number];

export const answerTones: Record<GuestAnswer, StatusTone> = {
  yes: 'good',
  online: 'active',
  waiting: 'waiting',
  no: 'refused',
  withdrawn: 'refused',
};

export function answerOf({ attending, withdrawn }: Pick<Guest, 'attending' | 'withdrawn'>): GuestAnswer {
  return withdrawn ? 'withdrawn' : (attending ?? 'waiting');
}
