import { connectionStatus, type SuggestedMember } from '@scholars/contract/connections';
import type { Locale } from '@scholars/contract/locale';
import { equals, hasAnyValue, type Condition } from '../../platform/listing/condition.js';
import { listRows } from '../../platform/listing/read-listing.js';
import { areaNumbersOf, memberListing, type MemberListed } from '../member/member-listing.js';
import { findConnected, findRelated } from './connected.js';
import { accountsOfMembers, memberCardsOf, membersOfAccounts } from './member-accounts.js';

const shown = 12;
/** Of each kind so many are looked at: the newest in the directory, and who shares the most connections. */
const lookedAt = 60;

interface Candidate {
  mutual: number;
  institution: number;
  areas: number;
}

/**
 * Members whom somebody may know: by connections that both have, the institution, the areas they work on. In the
 * directory, with an account, and without anything between the two. As many queries however large the network is.
 */
export async function suggestMembers(userId: number, locale: Locale): Promise<SuggestedMember[]> {
  const [connected, related, [own]] = [
    await findConnected(userId),
    await findRelated(userId),
    await membersOfAccounts([userId]),
  ];
  const facts = await factsOf(own?.memberId);
  const candidates = new Map<string, Candidate>();
  const note = (memberId: string, kind: keyof Candidate, count: number) => {
    const candidate = candidates.get(memberId) ?? { mutual: 0, institution: 0, areas: 0 };
    candidates.set(memberId, { ...candidate, [kind]: count });
  };
  for (const { memberId, n } of await countMutual(connected)) note(memberId, 'mutual', n);
  const newest = { column: 'published_at', direction: 'desc' as const };
  const sharing = async (conditions: Condition[]) => {
    const reach = { limit: lookedAt, offset: 0 };
    return (await listRows<MemberListed>(memberListing, locale, conditions, newest, reach)).rows;
  };
  if (facts?.organization)
    for (const { card } of await sharing(equals('institution', 'organization', facts.organization)))
      note(card.documentId, 'institution', 1);
  if (facts && facts.areas.length > 0)
    for (const { card } of await sharing(hasAnyValue('ta', 'area', facts.areas.map(String))))
      note(card.documentId, 'areas', card.areas.filter((area) => facts.areas.includes(area)).length);
  return present(locale, candidates, new Set([userId, ...related]));
}

/** What one shares is read from the directory; who is not in it shares what they are connected by. */
async function factsOf(
  memberId: string | undefined,
): Promise<Pick<MemberListed, 'organization' | 'areas'> | undefined> {
  if (memberId === undefined) return undefined;
  const entry: { organization: { documentId: string } | null; thematicAreas: { number: number }[] } | null =
    await strapi.db.query('api::member.member').findOne({
      where: { documentId: memberId },
      populate: { organization: { select: ['documentId'] }, thematicAreas: { select: ['number'] } },
      orderBy: { id: 'asc' },
    });
  return entry
    ? {
        organization: entry.organization?.documentId ?? null,
        areas: areaNumbersOf(entry),
      }
    : undefined;
}

/** With how many of these accounts members are connected. */
async function countMutual(connected: readonly number[]): Promise<{ memberId: string; n: number }[]> {
  if (connected.length === 0) return [];
  const of = (mine: 'low' | 'high', other: 'low' | 'high') =>
    strapi.db
      .connection('connections')
      .where({ status_id: connectionStatus.accepted })
      .whereIn(`${mine}_user_id`, [...connected])
      .select({ other: `${other}_user_id` });
  const counted: { other: number; n: number | string }[] = await strapi.db
    .connection(of('low', 'high').unionAll(of('high', 'low')).as('shared'))
    .groupBy('other')
    .orderBy([{ column: 'n', order: 'desc' }, 'other'])
    .limit(lookedAt)
    .select('other')
    .count({ n: '*' });
  const members = await membersOfAccounts(counted.map(({ other }) => other));
  return members
    .filter(({ isListed }) => isListed)
    .map(({ userId, memberId }) => ({
      memberId,
      n: Number(counted.find(({ other }) => other === userId)?.n ?? 0),
    }));
}

async function present(
  locale: Locale,
  candidates: ReadonlyMap<string, Candidate>,
  left: ReadonlySet<number>,
): Promise<SuggestedMember[]> {
  const accounts = (await accountsOfMembers([...candidates.keys()]))
    .filter(({ userId: other, isListed }) => isListed && !left.has(other))
    .flatMap(({ userId: other, memberId }) => {
      const candidate = candidates.get(memberId);
      return candidate ? [{ other, candidate }] : [];
    })
    .sort((a, b) => weightOf(b.candidate) - weightOf(a.candidate) || a.other - b.other)
    .slice(0, shown);
  const cards = await memberCardsOf(
    accounts.map(({ other }) => other),
    locale,
  );
  return accounts.flatMap(({ other, candidate }): SuggestedMember[] => {
    const member = cards.get(other);
    return member ? [{ member, reasons: reasonsOf(candidate) }] : [];
  });
}

/** Who is known to one's own counts more than who works beside one, and that more than an area. */
function weightOf({ mutual, institution, areas }: Candidate): number {
  return 3 * Math.min(mutual, 5) + 4 * institution + areas;
}

function reasonsOf({ mutual, institution, areas }: Candidate): SuggestedMember['reasons'] {
  const all: SuggestedMember['reasons'] = [
    { kind: 'mutual', count: mutual },
    { kind: 'institution', count: institution },
    { kind: 'areas', count: areas },
  ];
  return all.filter(({ count }) => count > 0);
}
