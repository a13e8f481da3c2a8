import { locales as allLocales, type Locale } from '@scholars/contract/locale';
import type { UserProfile } from '@scholars/contract/profile';
import { visibleSections } from '@scholars/contract/profile-parts';
import { presentCountry } from '@scholars/contract/reference/countries';
import type { AreaReference } from '@scholars/contract/shapes';
import { pictureOf } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import { recordOf } from '../../platform/typed/trusted-types.js';
import { completionOf, missingParts } from '../account/profile-completion.js';
import { sectionsAsDefault, visibilityOf } from '../member/member-visibility.js';
import { presentLanguages, presentLinks } from '../member/present-member.js';
import { listVersions } from './list-versions.js';
import { presentEntries } from './present-entries.js';
import type { OwnProfile } from './own-profile.js';

/** One's own profile, for its owner alone. */
export function presentProfile(
  { version, versions }: OwnProfile,
  locale: Locale,
  areas: AreaReference[],
  verifiedOrcid: string | undefined,
): UserProfile {
  const { cv } = version;
  const text = (value: string | null) => value ?? '';
  return {
    id: version.documentId,
    slug: version.slug,
    locale: version.locale,
    locales: allLocales.filter((one) => versions.some((written) => written.locale === one)),
    firstName: version.firstName,
    lastName: version.lastName,
    firstNameAr: text(version.firstNameAr),
    lastNameAr: text(version.lastNameAr),
    photo: pictureOf(version.photo, 'avatar', version.slug),
    hasPhoto: version.photo !== null,
    headline: text(version.headline),
    biography: renderRichText(version.biography),
    country: version.country ? presentCountry(version.country, locale) : null,
    city: text(version.city),
    currentTitle: text(version.currentTitle),
    currentDepartment: text(version.currentDepartment),
    currentInstitution: text(version.currentInstitution),
    homepage: text(version.homepage),
    links: presentLinks(version.links),
    orcid: text(version.orcid),
    orcidVerified: version.orcid !== null && version.orcid === verifiedOrcid,
    thematicAreas: areas,
    interests: version.interests ?? [],
    languages: presentLanguages(version.languages, locale),
    openTo: version.openTo ?? [],
    ...presentEntries(version, locale),
    email: text(version.email),
    phoneNumber: text(version.phoneNumber),
    cv: cv && {
      id: cv.id,
      name: cv.name,
      type: cv.type,
      size: cv.size,
      uploadedAt: new Date(Number(cv.created_at)).toISOString(),
    },
    visibility: {
      default: visibilityOf('default', version),
      ...recordOf(visibleSections, (section) => visibilityOf(section, version)),
    },
    asDefault: sectionsAsDefault(version),
    directoryVisible: Boolean(version.directoryVisible),
    versions: listVersions(version, locale),
    profile_completion_percentage: completionOf(versions),
    missing: missingParts(versions),
  };
}
