import type { GuestAnswer } from '@scholars/contract/guest-filters';
import type { StatusTone } from '../status/status-tone';

export const answerTones: Record<GuestAnswer, StatusTone> = {
  yes: 'good',
  waitlist: 'waiting',
  online: 'active',
  waiting: 'waiting',
  no: 'refused',
  withdrawn: 'refused',
};
