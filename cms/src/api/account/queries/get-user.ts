import type { User } from '@scholars/contract/account';
import { ContractError } from '../../../contract/contract-error.js';

interface UserEntry {
  id: number;
  documentId: string;
  email: string;
  firstName: string | null;
  lastName: string | null;
  language: 'en' | 'ar' | null;
  messagingSystem: boolean | null;
  confirmed: boolean;
  role: { type: string } | null;
  member: { documentId: string; slug: string } | null;
}

/** The signed-in person as the contract shows them: an allow-list. */
export async function getUserById(id: number): Promise<User> {
  const entry = (await strapi.db.query('plugin::users-permissions.user').findOne({ where: { id }, populate: { role: true, member: true } })) as unknown as UserEntry | null;
  if (!entry) throw new ContractError(401);
  const firstName = entry.firstName ?? '';
  const lastName = entry.lastName ?? '';
  return {
    id: entry.documentId,
    email: entry.email,
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' '),
    avatar: entry.member ? `/uploads/drawn/avatar-${entry.member.slug}.svg` : null,
    role: entry.role?.type === 'coordinator' ? 'coordinator' : 'member',
    messaging_system: entry.messagingSystem ? 1 : 0,
    language: entry.language ?? 'en',
    confirmed: entry.confirmed,
    memberId: entry.member?.documentId ?? null,
    profile_completion_percentage: 0,
    countUnread: 0,
    countChatUnread: 0,
  };
}
