import type { User } from '@scholars/contract/account';
import { completionOf, type CompletionEntry } from '../../../accounts/profile-completion.js';
import { ContractError } from '../../../contract/contract-error.js';
import { countUnread } from '../../../notifications/user-notifications.js';
import { pictureOf, type Media } from '../../../pictures/picture-of.js';

interface UserEntry {
  id: number;
  documentId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  phoneNumber: string | null;
  country: string | null;
  city: string | null;
  language: 'en' | 'ar' | null;
  messagingSystem: boolean | null;
  confirmed: boolean;
  role: { type: string } | null;
  member: (CompletionEntry & { documentId: string; slug: string; photo: Media | null }) | null;
}

const withProfile = { role: true, member: { populate: { photo: true, thematicAreas: true, education: true, experience: true, publications: true } } };

/** The signed-in person as the contract shows them: an allow-list. */
export async function getUserById(id: number): Promise<User> {
  const entry = (await strapi.db.query('plugin::users-permissions.user').findOne({ where: { id }, populate: withProfile })) as unknown as UserEntry | null;
  if (!entry) throw new ContractError(401);
  const { member } = entry;
  const firstName = entry.firstName ?? '';
  const lastName = entry.lastName ?? '';
  return {
    id: entry.documentId,
    email: entry.email,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    avatar: member ? pictureOf(member.photo, 'avatar', member.slug).url : null,
    role: entry.role?.type === 'coordinator' ? 'coordinator' : 'member',
    messaging_system: entry.messagingSystem ? 1 : 0,
    language: entry.language ?? 'en',
    confirmed: Boolean(entry.confirmed),
    memberId: member?.documentId ?? null,
    phoneNumber: entry.phoneNumber ?? '',
    country: entry.country ?? '',
    city: entry.city ?? '',
    profile_completion_percentage: member ? completionOf(member) : 0,
    ...(await countUnread(id)),
  };
}
