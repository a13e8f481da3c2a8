import { profileSections, type ProfileSection } from '@scholars/contract/profile-parts';
import { plannedOnce } from '../../platform/database/planned-once.js';
import { componentsReader } from '../../platform/strapi/read-components.js';
import { findCv, type CvRow } from './member-cv.js';
import type { MemberContact, MemberEntry } from './present-member.js';

/** Rows of profiles with their sections. */
export const withSections = componentsReader<Pick<MemberEntry, ProfileSection>>('api::member.member', profileSections);

/** What the account and the private files of a member add to their profile. Nobody has looked through it yet. */
export type WholeContact = Omit<MemberContact, 'cv'> & { cv: CvRow | null };

interface Account {
  id: number;
  email: string;
  phoneNumber: string | null;
}

/**
 * The account of a member; none of one whom staff have listed without. It is linked to one language of the profile and
 * speaks for all of them.
 */
export async function findAccountOf(memberId: string): Promise<Account | undefined> {
  const reading = strapi.db
    .connection('members as m')
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .join('up_users as u', 'u.id', 'l.user_id')
    .where({ 'm.document_id': memberId })
    .first({ id: 'u.id', email: 'u.email', phoneNumber: 'u.phone_number' });
  return plannedOnce(reading, 'account of a member');
}

export async function contactOf(memberId: string, account: Account | undefined): Promise<WholeContact> {
  return {
    email: account?.email ?? null,
    phoneNumber: account?.phoneNumber ?? null,
    cv: (await findCv(memberId)) ?? null,
  };
}
