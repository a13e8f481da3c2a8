import { scriptsOf, type Names } from '../member/member-names.js';
import { completionOf, type CompletionEntry } from './profile-completion.js';
import { contentChange } from '../../platform/content/content-version.js';
import { pictureOf, type Media } from '../../platform/pictures/picture-of.js';
import { remembering } from '../../platform/processes/remembering.js';

/** What every page of a signed-in person shows of their profile. */
export interface ProfileFacts {
  memberId: string;
  /** '' where it is not known. */
  nameInArabic: string;
  avatar: string;
  completion: number;
}

type ProfileEntry = CompletionEntry & Names & { documentId: string; slug: string; photo: Media | null };

/** The name goes into the session's cookie, which has little room. */
const shownLetters = 100;
// Some hundred bytes each.
const peopleMax = 10_000;
const remembered = remembering<ProfileFacts | null>({ until: contentChange, max: peopleMax });
const withParts = { photo: true, thematicAreas: true, education: true, experience: true, publications: true };

/**
 * The same, remembered until content changes: reading a whole profile takes a dozen queries, and each page asks.
 *
 * @param memberRows ids of the profile's rows as they are now, so that an account that gets or loses one is seen at
 *   once
 */
export async function getProfileFacts(userId: number, memberRows: readonly number[]): Promise<ProfileFacts | null> {
  if (memberRows.length === 0) return null;
  return remembered(`${userId}:${memberRows.join()}`, () => readProfileFacts(memberRows));
}

async function readProfileFacts(memberRows: readonly number[]): Promise<ProfileFacts | null> {
  const versions: ProfileEntry[] = await strapi.db
    .query('api::member.member')
    .findMany({ where: { id: { $in: [...memberRows] } }, populate: withParts, orderBy: { id: 'asc' } });
  const [member] = versions;
  if (!member) return null;
  return {
    memberId: member.documentId,
    nameInArabic: [...scriptsOf(member).arabic].slice(0, shownLetters).join(''),
    avatar: pictureOf(member.photo, 'avatar', member.slug).url,
    completion: completionOf(versions),
  };
}
