import type { Tables } from 'knex/types/tables';
import type { User } from '@scholars/contract/account';
import { ContractError } from '../../platform/errors/contract-error.js';
import { presentUnread, unreadOf, type StoredUnread } from '../notification/unread-counts.js';
import { chosenQueues } from './own-queues.js';
import { fullNameOf } from './account-name.js';
import { getProfileFacts } from './get-profile-facts.js';

const columns = [
  'document_id',
  'email',
  'first_name',
  'last_name',
  'phone_number',
  'country',
  'city',
  'language',
  'messaging_system',
  'confirmed',
  'queues',
] as const;

type UserRow = Pick<Tables['up_users'], (typeof columns)[number]> &
  StoredUnread & { role: string | null; member_row: number | null; erase_at: number | null };

/** The signed-in person as the contract shows them: an allow-list. One query, while the profile is remembered. */
export async function getUserById(id: number): Promise<User> {
  // One row for each of the profile's rows, which are one for each language, drafts apart.
  const rows: UserRow[] = await strapi.db
    .connection('up_users as u')
    .leftJoin('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .leftJoin('up_roles as r', 'r.id', 'l.role_id')
    .leftJoin('members_user_lnk as m', 'm.user_id', 'u.id')
    .leftJoin('account_closings as c', 'c.user_id', 'u.id')
    .where('u.id', id)
    .orderBy('m.id')
    .select(
      ...columns.map((name) => `u.${name}`),
      'r.type as role',
      'm.member_id as member_row',
      'c.erase_at',
      unreadOf(strapi.db.connection.ref('u.id')),
    );
  const [user] = rows;
  if (!user) throw new ContractError(401);
  const queues = user.role === 'coordinator' ? chosenQueues(user.queues) : null;
  const profile = await getProfileFacts(
    id,
    rows.flatMap(({ member_row }) => member_row ?? []),
  );
  const firstName = user.first_name ?? '';
  const lastName = user.last_name ?? '';
  return {
    id: user.document_id,
    email: user.email,
    firstName,
    lastName,
    fullName: fullNameOf(user),
    fullNameAr: profile?.nameInArabic ?? '',
    avatar: profile?.avatar ?? null,
    role: user.role === 'coordinator' ? 'coordinator' : 'member',
    ...(queues && { queues: [...queues] }),
    messaging_system: user.messaging_system ? 1 : 0,
    language: user.language ?? 'en',
    confirmed: Boolean(user.confirmed),
    memberId: profile?.memberId ?? null,
    phoneNumber: user.phone_number ?? '',
    country: user.country ?? '',
    city: user.city ?? '',
    profile_completion_percentage: profile?.completion ?? 0,
    ...presentUnread(user),
    erasedAt: user.erase_at === null ? null : new Date(user.erase_at).toISOString(),
  };
}
