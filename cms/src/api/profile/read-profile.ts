import type { Locale } from '@scholars/contract/locale';
import type { UserProfile } from '@scholars/contract/profile';
import { findIdentity } from '../account/identities.js';
import { areaReferences, areasOf } from '../thematic-area/area-references.js';
import { getOwnProfile } from './own-profile.js';
import { presentProfile } from './present-profile.js';

/** One's own profile, as the contract shows it. */
export async function readProfile(userId: number, locale: Locale): Promise<UserProfile> {
  const profile = await getOwnProfile(userId, locale);
  const numbers = profile.version.thematicAreas.map(({ number }) => number);
  const [areas, orcid] = await Promise.all([areaReferences(locale), findIdentity(userId, 'orcid')]);
  return presentProfile(profile, locale, areasOf(areas, numbers), orcid?.subject);
}
