import type { Locale } from '@scholars/contract/locale';
import type { ProfileSection } from '@scholars/contract/profile-parts';
import { ContractError } from '../../platform/errors/contract-error.js';
import type { Media } from '../../platform/pictures/picture-of.js';
import { makeHiddenMember } from '../account/make-member.js';
import type { MemberEntry } from '../member/present-member.js';
import { findProfileId } from '../member/profile-rows.js';
import { contactOf, findAccountOf, withSections, type WholeContact } from '../member/whole-profile.js';

export const memberUid = 'api::member.member';

/** A file of the media library, with what it takes to remove it. */
export type LibraryFile = Media & { id: number; name: string };

/** A profile in one of its languages, whole. */
export type OwnVersion = Omit<MemberEntry, 'photo'> &
  WholeContact & {
    photo: LibraryFile | null;
    thematicAreas: { number: number; documentId: string }[];
    organization: { documentId: string } | null;
  };

/** One's own profile: in the language asked for where it is written in it, and in all of them. */
export interface OwnProfile {
  version: OwnVersion;
  versions: OwnVersion[];
}

/** An account that staff have made gets its profile when it is first asked for. */
export async function getOwnProfile(userId: number, locale: Locale): Promise<OwnProfile> {
  const found = await findOwnProfile(userId, locale);
  if (found) return found;
  await makeHiddenMember(userId);
  const made = await findOwnProfile(userId, locale);
  if (!made) throw new ContractError(401); // the account has gone in between
  return made;
}

export async function findOwnProfile(userId: number, locale: Locale): Promise<OwnProfile | undefined> {
  const documentId = await findProfileId(userId);
  if (documentId === undefined) return undefined;
  const entries: Omit<OwnVersion, keyof WholeContact | ProfileSection>[] = await strapi.db.query(memberUid).findMany({
    where: { documentId },
    populate: { photo: true, thematicAreas: { select: ['number', 'documentId'] }, organization: true },
    orderBy: { id: 'asc' },
  });
  const contact = await contactOf(documentId, await findAccountOf(documentId));
  const versions = (await withSections(entries)).map((entry): OwnVersion => ({ ...entry, ...contact }));
  const version = versions.find((one) => one.locale === locale) ?? versions[0];
  return version && { version, versions };
}
