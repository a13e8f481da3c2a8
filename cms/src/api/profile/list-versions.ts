import type { ProfileChanges } from '@scholars/contract/forms/profile';
import type { Locale } from '@scholars/contract/locale';
import { profileSections, type ProfileSection } from '@scholars/contract/profile-parts';
import { sha256Hex } from '../../platform/encryption/sha256-hex.js';
import { ContractError } from '../../platform/errors/contract-error.js';
import { recordOf } from '../../platform/typed/trusted-types.js';
import type { MemberEntry } from '../member/present-member.js';
import { presentEntries } from './present-entries.js';

type Lists = Pick<MemberEntry, ProfileSection>;

/** A mark of each list as its owner sees it: as long as nothing in it changes, the same. */
export function listVersions(profile: Lists, locale: Locale): Record<ProfileSection, string> {
  const entries = presentEntries(profile, locale);
  return recordOf(profileSections, (section) => sha256Hex(Buffer.from(JSON.stringify(entries[section]))).slice(0, 16));
}

/** @throws ContractError 409 for a change that was made of a list as it is no longer */
export function requireUnchanged(basedOn: ProfileChanges['basedOn'], profile: Lists, locale: Locale): void {
  const versions = listVersions(profile, locale);
  for (const section of profileSections)
    if (basedOn?.[section] !== undefined && basedOn[section] !== versions[section])
      throw new ContractError(409, 'profile.listChanged');
}
