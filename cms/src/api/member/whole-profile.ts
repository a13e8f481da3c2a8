import { findCv, type CvRow } from './member-cv.js';
import type { MemberContact } from './present-member.js';

/** What is read with a member's row for all of the profile. */
export const wholeProfile = {
  user: { select: ['email', 'phoneNumber'] },
  education: true,
  experience: true,
  publications: true,
  awards: true,
  service: true,
  projects: true,
};

interface ReadEntry {
  documentId: string;
  user?: { email: string; phoneNumber: string | null } | null;
}
/** What the account and the private files add. */
type Added = Omit<MemberContact, 'cv'> & { cv: CvRow | null };

/** A profile with what the account and the private files of its owner add to it; nobody has looked through it yet. */
export async function withContact<Profile extends ReadEntry>(entry: Profile): Promise<Omit<Profile, 'user'> & Added> {
  const { user, ...profile } = entry;
  return {
    ...profile,
    email: user?.email ?? null,
    phoneNumber: user?.phoneNumber ?? null,
    cv: (await findCv(entry.documentId)) ?? null,
  };
}
