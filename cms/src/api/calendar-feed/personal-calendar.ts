import type { PersonalPart } from '../../platform/personal-data/personal-parts.js';
import { findFeed } from './feeds.js';

/** Whether a person's calendar has an address; the address itself is kept nowhere. */
export const personalCalendar: PersonalPart = {
  async collect({ userId }) {
    return { addressMadeAt: (await findFeed(userId))?.toISOString() ?? null };
  },
};
