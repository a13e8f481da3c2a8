import type { Knex } from 'knex';
import type { OrganizationFollowing } from '@scholars/contract/organizations';
import type { Locale } from '@scholars/contract/locale';
import type { ListedRow } from '../../platform/listing/cards.js';
import { listOwn, type PickedEntries } from '../../platform/listing/list-own.js';
import { organizationListing } from './organization-listing.js';

interface FollowingRow {
  user_id: number;
  /** The organization's document id. */
  organization_id: string;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    organization_followings: FollowingRow;
  }
}

declare module '../notification/fan-out.js' {
  interface Audiences {
    'organization-followers': true;
  }
}

const followed: PickedEntries = { table: 'organization_followings', entry: 'organization_id', at: 'created_at' };
const table = () => strapi.db.connection('organization_followings');

/** Follows once, however often and at whatever time it is asked for. */
export async function follow(userId: number, organization: string): Promise<void> {
  await table()
    .insert({ user_id: userId, organization_id: organization, created_at: Date.now() })
    .onConflict(['user_id', 'organization_id'])
    .ignore();
}

export async function unfollow(userId: number, organization: string): Promise<void> {
  await table().where({ user_id: userId, organization_id: organization }).delete();
}

export async function countFollowers(organization: string): Promise<number> {
  const [row] = await table().where({ organization_id: organization }).count({ n: '*' });
  return Number(row?.n ?? 0);
}

/** Whether a person follows, and how many do. One query. */
export async function followingOf(userId: number, organization: string): Promise<OrganizationFollowing> {
  const [row] = await table()
    .where({ organization_id: organization })
    .count({ n: '*' })
    .select<{ n: number | string; own: number | string | null }[]>(
      strapi.db.connection.raw('sum(case when user_id = ? then 1 else 0 end) as own', [userId]),
    );
  return { isFollowing: Number(row?.own ?? 0) > 0, followerCount: Number(row?.n ?? 0) };
}

/** The published organizations that a person follows, the last one followed first. */
export function findFollowed(
  userId: number,
  locale: Locale,
  paging: { page: number; pageSize: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  return listOwn(organizationListing, followed, userId, locale, paging);
}

/** The next followers of an organization, in the order of their accounts' ids. */
export async function listFollowers(
  trx: Knex,
  organization: string,
  afterUserId: number,
  limit: number,
): Promise<number[]> {
  const rows = await trx('organization_followings')
    .where({ organization_id: organization })
    .where('user_id', '>', afterUserId)
    .orderBy('user_id')
    .limit(limit)
    .select('user_id');
  return rows.map(({ user_id }) => user_id);
}
