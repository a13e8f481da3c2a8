import type { Knex } from 'knex';

/** A guest who would come, and waits for a place. */
interface WaitingRow {
  invitation_id: string;
  event_slug: string;
  /** Who has less is nearer to a place. */
  rank: number;
  since: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    event_waiting: WaitingRow;
  }
}

/** People for whom a guest takes places. */
interface Party {
  invitationId: string;
  /** The guest and whom they bring. */
  seats: number;
}

export interface EventPlaces {
  /** How many people the event holds; null for no limit. */
  capacity: number | null;
  taken: number;
  free: number;
  /** Who waits, the next one first. */
  waiting: (Party & { rank: number })[];
}

/**
 * Lets one after the other give and take an event's places, in all processes, until the transaction ends. Always before
 * a row of an invitation is locked, so that two who wait for one another cannot be.
 */
export async function lockPlaces(trx: Knex, eventSlug: string): Promise<void> {
  await trx('event_settings').insert({ event_slug: eventSlug, remind_days: null }).onConflict('event_slug').ignore();
  await trx('event_settings').where({ event_slug: eventSlug }).forUpdate().first('event_slug');
}

/** Who would come has a place unless they stand on the waiting list. Two queries. */
export async function readPlaces(db: Knex, eventSlug: string): Promise<EventPlaces> {
  const capacity = await readCapacity(db, eventSlug);
  const rows: { document_id: string; guests: number; rank: number | null }[] = await db({ i: 'event_invitations' })
    .leftJoin({ w: 'event_waiting' }, 'w.invitation_id', 'i.document_id')
    .where({ 'i.event_slug': eventSlug, 'i.attending': 'yes', 'i.withdrawn': false })
    .select('i.document_id', 'i.guests', 'w.rank');
  const parties = rows.map(({ document_id: invitationId, guests, rank }) => ({
    invitationId,
    seats: 1 + guests,
    rank,
  }));
  const taken = parties.reduce((sum, { seats, rank }) => sum + (rank === null ? seats : 0), 0);
  return {
    capacity,
    taken,
    free: capacity === null ? Infinity : Math.max(0, capacity - taken),
    waiting: parties
      .flatMap(({ rank, ...party }) => (rank === null ? [] : [{ ...party, rank: Number(rank) }]))
      .sort((a, b) => a.rank - b.rank),
  };
}

/** As it was published last, in whichever language: the number is no language's own. */
async function readCapacity(db: Knex, eventSlug: string): Promise<number | null> {
  const row: { capacity: number | null } | undefined = await db('events')
    .where({ slug: eventSlug })
    .whereNotNull('published_at')
    .orderBy('published_at', 'desc')
    .first('capacity');
  return row?.capacity ?? null;
}

/** Where a guest stands on the waiting list, from 1; null for who is not on it. */
export function waitingPlaceOf({ waiting }: EventPlaces, invitationId: string): number | null {
  const index = waiting.findIndex((party) => party.invitationId === invitationId);
  return index < 0 ? null : index + 1;
}

/** Puts a guest at the end of the waiting list. */
export async function joinWaiting(trx: Knex, eventSlug: string, invitationId: string): Promise<void> {
  const last = await trx('event_waiting').where({ event_slug: eventSlug }).max({ rank: 'rank' }).first();
  await trx('event_waiting').insert({
    invitation_id: invitationId,
    event_slug: eventSlug,
    rank: Number(last?.rank ?? 0) + 1,
    since: Date.now(),
  });
}

export async function leaveWaiting(db: Knex, invitationIds: readonly string[]): Promise<void> {
  await db('event_waiting')
    .whereIn('invitation_id', [...invitationIds])
    .delete();
}

/** Since when guests have been waiting, by their invitations' ids. One query. */
export async function listWaitingSince(invitationIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await strapi.db
    .connection('event_waiting')
    .whereIn('invitation_id', [...invitationIds])
    .select('invitation_id', 'since');
  return new Map(rows.map(({ invitation_id: id, since }) => [id, Number(since)]));
}
