import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { MemberCard } from '@scholars/contract/members';
import { withoutClosed } from '../account/closings.js';
import { areaReferences, areasOf } from '../thematic-area/area-references.js';
import { organizationReferences } from '../organization/organization-references.js';
import { namesOf } from '../member/member-names.js';
import { presentMemberCard, type MemberEntry } from '../member/present-member.js';
import { asSeenBy } from '../member/member-visibility.js';
import { knowsOf, pairOf } from './connection-row.js';
import { mediaOf, type Media } from '../../platform/pictures/picture-of.js';

/** The account behind a profile. */
export interface MemberAccount {
  userId: number;
  memberId: string;
  /** Whether the profile is in the directory, where strangers find it. */
  isListed: boolean;
}

interface Row {
  user_id: number;
  document_id: string;
  directory_visible: boolean | number | null;
}

/**
 * Profiles with their accounts; `m` the profile, `u` the account. Only accounts count that may sign in and are not to be
 * erased.
 */
const linked = () =>
  strapi.db
    .connection({ m: 'members' })
    .join('members_user_lnk as l', 'l.member_id', 'm.id')
    .join('up_users as u', 'u.id', 'l.user_id')
    .where({ 'u.confirmed': true, 'u.blocked': false })
    .modify(withoutClosed, 'u.id');

/** The accounts of members, by their document ids; of one without an account there is none. One query. */
export async function accountsOfMembers(memberIds: readonly string[]): Promise<MemberAccount[]> {
  return presentRows(
    await linked()
      .whereIn('m.document_id', [...memberIds])
      .select('u.id as user_id', 'm.document_id', 'm.directory_visible'),
  );
}

/** The account of a member, by id or slug. */
export async function findMemberAccount(idOrSlug: string): Promise<MemberAccount | undefined> {
  const rows: Row[] = await linked()
    .where((either) => void either.where('m.document_id', idOrSlug).orWhere('m.slug', idOrSlug))
    .select('u.id as user_id', 'm.document_id', 'm.directory_visible');
  return presentRows(rows)[0];
}

/** The profiles of accounts. One query. */
export async function membersOfAccounts(userIds: readonly number[]): Promise<MemberAccount[]> {
  return presentRows(
    await linked()
      .whereIn('u.id', [...userIds])
      .select('u.id as user_id', 'm.document_id', 'm.directory_visible'),
  );
}

/**
 * The account of another member of whom somebody may know: who is in the directory, whom they have met, or whom they
 * block. All others are as nobody, so that whoever left the directory is not found by guessing names.
 */
export async function findKnownAccount(userId: number, idOrSlug: string): Promise<MemberAccount | undefined> {
  const account = await findMemberAccount(idOrSlug);
  if (!account || account.userId === userId) return undefined;
  if (account.isListed) return account;
  const row = await strapi.db.connection('connections').where(pairOf(userId, account.userId)).first();
  return knowsOf(row, userId) ? account : undefined;
}

/** A profile has a row for each language. */
function presentRows(rows: readonly Row[]): MemberAccount[] {
  const accounts = rows.map(({ user_id, document_id, directory_visible }) => ({
    userId: user_id,
    memberId: document_id,
    isListed: Boolean(directory_visible),
  }));
  return [...new Map(accounts.map((account) => [account.memberId, account])).values()];
}

/** For pairs of accounts in a table that is named `c`: the other one of the two has a profile, and counts as above. */
export function otherIsThere(userId: number) {
  return (exists: Knex.QueryBuilder) =>
    void exists
      .from('members_user_lnk as l')
      .join('up_users as u', 'u.id', 'l.user_id')
      .where({ 'u.confirmed': true, 'u.blocked': false })
      .modify(withoutClosed, 'u.id')
      .whereRaw('l.user_id = case when c.low_user_id = ? then c.high_user_id else c.low_user_id end', [userId])
      .select(strapi.db.connection.raw('1'));
}

type CardEntry = Pick<MemberEntry, 'visibility'> &
  Omit<Parameters<typeof presentMemberCard>[0], 'photo'> & {
    photo: Media | null;
    organization: { documentId: string } | null;
    thematicAreas: { number: number }[];
  };

/**
 * Cards of accounts' members, by account: also of those who have left the directory, as who is connected with them
 * knows them. As many queries however many there are.
 */
export async function memberCardsOf(userIds: readonly number[], locale: Locale): Promise<Map<number, MemberCard>> {
  const accounts = userIds.length > 0 ? await membersOfAccounts(userIds) : [];
  if (accounts.length === 0) return new Map();
  const entries: CardEntry[] = await strapi.db.query('api::member.member').findMany({
    where: { documentId: { $in: accounts.map(({ memberId }) => memberId) } },
    populate: {
      photo: true,
      organization: { select: ['documentId'] },
      thematicAreas: { select: ['number'] },
    },
    orderBy: { id: 'asc' },
  });
  const [areas, organizations] = await Promise.all([areaReferences(locale), organizationReferences(locale)]);
  const cards = accounts.flatMap(({ userId, memberId }): [number, MemberCard][] => {
    const versions = entries.filter(({ documentId }) => documentId === memberId);
    const entry = versions.find((version) => version.locale === locale) ?? versions[0];
    if (!entry) return [];
    const numbers = entry.thematicAreas.map(({ number }) => number);
    const organization = organizations.get(entry.organization?.documentId ?? '') ?? null;
    const seen = asSeenBy('member', { ...entry, photo: mediaOf(entry.photo) });
    return [[userId, presentMemberCard(seen, locale, areasOf(areas, numbers), organization)]];
  });
  return new Map(cards);
}

/**
 * What notices call somebody, in each language's script: by their profile, or by the account where staff have taken
 * that away.
 */
export async function noticeNameOf(
  userId: number,
  db: Knex = strapi.db.connection,
): Promise<{ name: string; nameAr: string }> {
  const row: NamedRow | undefined = await db('up_users as u')
    .leftJoin('members_user_lnk as l', 'l.user_id', 'u.id')
    .leftJoin('members as m', 'm.id', 'l.member_id')
    .where('u.id', userId)
    .orderBy('m.id')
    .first('u.first_name', 'u.last_name', {
      member_first: 'm.first_name',
      member_last: 'm.last_name',
      first_ar: 'm.first_name_ar',
      last_ar: 'm.last_name_ar',
    });
  const names = {
    firstName: row?.member_first ?? row?.first_name ?? '',
    lastName: row?.member_last ?? row?.last_name ?? '',
    firstNameAr: row?.first_ar ?? null,
    lastNameAr: row?.last_ar ?? null,
  };
  return { name: namesOf(names, 'en').own, nameAr: namesOf(names, 'ar').own };
}

type NamedRow = Record<
  'first_name' | 'last_name' | 'member_first' | 'member_last' | 'first_ar' | 'last_ar',
  string | null
>;
