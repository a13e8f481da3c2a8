import * as z from 'zod/mini';
import { text } from '../fields.js';
import { interestMaxLength, interestsMax } from '../limits.js';
import { messageRef } from '../messages.js';
import type { ProfileSection } from '../profile-parts.js';
import { profileEntries, ticked } from './profile-entries.js';
import { profileInterests, profileVisibility } from './profile.js';

/* The forms of the page of one's profile, where they ask in another way than the wire takes it. */

const partsOf = (typed: string) =>
  typed
    .split(/[\n,،;؛]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Interests as they are typed: one on each line, or with commas between them. */
const typedInterests = z.pipe(
  text({ max: interestsMax * (interestMaxLength + 2) }),
  z.pipe(
    z.string().check(
      z.refine((typed) => partsOf(typed).length <= interestsMax, { error: messageRef('list.max', interestsMax) }),
      z.refine((typed) => partsOf(typed).every((part) => [...part].length <= interestMaxLength), {
        error: messageRef('text.max', interestMaxLength),
      }),
    ),
    z.transform((typed) => [...new Set(partsOf(typed))]),
  ),
);

export const interestsPage = z.object({ ...profileInterests.shape, interests: typedInterests });

export const visibilityPage = z.object({ ...profileVisibility.shape, directoryVisible: ticked });

/** One entry of a section, below the section's name: a page has other fields of the same names. */
export function entryPage<Section extends ProfileSection>(section: Section) {
  return z.object({ [section]: profileEntries[section] });
}
