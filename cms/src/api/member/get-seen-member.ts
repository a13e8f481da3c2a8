import type { Locale } from '@scholars/contract/locale';
import type { ProfileSection } from '@scholars/contract/profile-parts';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { getWhole } from '../../platform/listing/get-row.js';
import { memberListing, type MemberListed } from './member-listing.js';
import { asSeenBy, type Seen } from './member-visibility.js';
import type { MemberEntry } from './present-member.js';
import { viewerOf, type FindRelation } from './viewer.js';
import { contactOf, findAccountOf, withSections, type WholeContact } from './whole-profile.js';

export interface SeenMember {
  card: MemberListed;
  /** In which the profile is written. */
  locales: Locale[];
  profile: Seen<MemberEntry & WholeContact>;
}

/**
 * A member of the directory, by id or slug, as somebody may see them. Whatever is shown of a whole profile is taken from
 * here.
 *
 * @throws ContractError 404 where nobody in the directory is called so
 */
export async function getSeenMember(
  idOrSlug: string,
  locale: Locale,
  signedIn: SignedIn | null,
  findRelation: FindRelation,
): Promise<SeenMember> {
  const source = { table: 'members', columns: ['id'] } as const;
  const { card, locales, entry } = await getWhole<MemberListed, { id: number }>(
    memberListing,
    source,
    idOrSlug,
    locale,
  );
  const memberId = card.documentId;
  const account = await findAccountOf(memberId);
  const row: Omit<MemberEntry, ProfileSection> | null = await strapi.db
    .query('api::member.member')
    .findOne({ where: { id: entry.id } });
  const [whole] = await withSections(row ? [row] : []);
  if (!whole) throw notFound(); // gone in between
  const viewer = await viewerOf(signedIn, { memberId, ownerId: account?.id }, findRelation);
  return { card, locales, profile: asSeenBy(viewer, { ...whole, ...(await contactOf(memberId, account)) }) };
}
