import type { Knex } from 'knex';
import type { Arrival, ArrivalResult } from '@scholars/contract/event-arrivals';
import { answerOfGuest } from '@scholars/contract/guest-filters';
import { readPlaces, waitingPlaceOf } from './event-places.js';
import { findInvitationById, type InvitationEntry } from './find-invitation.js';
import { addGuestStep, type GuestActor } from './guest-history.js';
import { instantOf } from './guest-marks.js';

/** Who is in. */
interface ArrivalRow {
  invitation_id: string;
  at: number;
  /** How many of the party; null for all of them. */
  people: number | null;
}

/** What was done at a door, by the id that its browser made. */
interface ArrivalChangeRow {
  client_id: string;
  invitation_id: string;
  outcome: ArrivalResult['outcome'];
  taken_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    event_arrivals: ArrivalRow;
    event_arrival_changes: ArrivalChangeRow;
  }
}

/** Does what was done at the door, each in its order and by itself; what was sent before is answered as it was. */
export async function takeArrivals(
  eventSlug: string,
  arrivals: readonly Arrival[],
  by: GuestActor,
  now: number = Date.now(),
): Promise<ArrivalResult[]> {
  const rows: ArrivalResult[] = [];
  for (const arrival of arrivals)
    rows.push(await strapi.db.transaction(({ trx }) => takeArrival(trx, eventSlug, arrival, by, now)));
  return rows;
}

async function takeArrival(
  trx: Knex,
  eventSlug: string,
  { clientId, id, step, at, reason, people }: Arrival,
  by: GuestActor,
  now: number,
): Promise<ArrivalResult> {
  // Two doors at once follow one another here, and so does one that sends twice.
  await trx('event_invitations').where({ document_id: id }).forUpdate().first('id');
  const invitation = await findInvitationById(eventSlug, id);
  const present = await trx('event_arrivals').where({ invitation_id: id }).first();
  const result = (outcome: ArrivalResult['outcome'], row: ArrivalRow | undefined): ArrivalResult => ({
    clientId,
    id,
    outcome,
    arrivedAt: instantOf(row?.at),
    peopleIn: peopleIn(row, invitation?.guests ?? 0),
  });
  const before = await trx('event_arrival_changes').where({ client_id: clientId, invitation_id: id }).first('outcome');
  if (before) return result(before.outcome, present);
  if (!invitation) return result('unknown', undefined);
  // A clock that is ahead of ours lets nobody in to come.
  const outcome = await takeStep();
  // Who is asked for a reason sends another.
  if (outcome !== 'reason')
    await trx('event_arrival_changes').insert({ client_id: clientId, invitation_id: id, outcome, taken_at: now });
  return result(outcome, await trx('event_arrivals').where({ invitation_id: id }).first());

  function takeStep(): Promise<ArrivalResult['outcome']> {
    if (step === 'in') return letIn(Math.min(Date.parse(at), now));
    return step === 'out' ? takeBack() : countPeople();
  }

  async function letIn(since: number): Promise<ArrivalResult['outcome']> {
    if (present) return 'already';
    if (reason === '' && invitation && !(await isExpected(trx, invitation))) return 'reason';
    await trx('event_arrivals').insert({ invitation_id: id, at: since, people: null });
    await addGuestStep(trx, id, 'arrived', by, reason);
    return 'done';
  }

  async function takeBack(): Promise<ArrivalResult['outcome']> {
    if (!present) return 'not-in';
    await trx('event_arrivals').where({ invitation_id: id }).delete();
    await addGuestStep(trx, id, 'arrival-undone', by, reason);
    return 'done';
  }

  async function countPeople(): Promise<ArrivalResult['outcome']> {
    if (!present) return 'not-in';
    await trx('event_arrivals').where({ invitation_id: id }).update({ people });
    await addGuestStep(trx, id, 'people-counted', by);
    return 'done';
  }
}

async function isExpected(trx: Knex, invitation: InvitationEntry): Promise<boolean> {
  const waitingPlace = waitingPlaceOf(await readPlaces(trx, invitation.eventSlug), invitation.documentId);
  return answerOfGuest({ ...invitation, waitingPlace }) === 'yes';
}

/** Who of some guests is in, by their invitations' ids. One query. */
export async function listArrivals(invitationIds: readonly string[]): Promise<Map<string, ArrivalRow>> {
  const rows = await strapi.db
    .connection('event_arrivals')
    .whereIn('invitation_id', [...invitationIds])
    .select('*');
  return new Map(rows.map((row) => [row.invitation_id, row]));
}

/** How many of a guest's party are in, the guest among them. */
export function peopleIn(arrival: ArrivalRow | undefined, guests: number): number {
  return arrival ? (arrival.people ?? 1 + guests) : 0;
}

export async function forgetArrivals(invitationIds: readonly string[]): Promise<void> {
  for (const table of ['event_arrivals', 'event_arrival_changes'] as const)
    await strapi.db
      .connection(table)
      .whereIn('invitation_id', [...invitationIds])
      .delete();
}
