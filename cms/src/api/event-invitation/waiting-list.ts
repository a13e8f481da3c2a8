import type { Knex } from 'knex';
import { eachByItself } from '../../platform/processes/each-by-itself.js';
import { documentParams } from '../../platform/typed/trusted-types.js';
import { invalidFields, notFound } from '../../platform/errors/contract-error.js';
import { eventTimes } from '../event/event-times.js';
import { findEventEntry, getEventEntry } from '../event/get-event.js';
import { queueAnswerMail } from './answer-mail.js';
import { joinWaiting, leaveWaiting, lockPlaces, readPlaces, waitingPlaceOf } from './event-places.js';
import { findInvitationById } from './find-invitation.js';
import { addGuestStep, byClock, type GuestActor } from './guest-history.js';

/**
 * Has a guest who would come take a place, or wait for one at the end of the list: nobody is overtaken, also not by who
 * needs fewer places. Call with the places locked, before the answer is written.
 *
 * @param seats the guest and whom they bring
 * @param by who has them come: the guest, or a coordinator who restores an invitation
 * @returns whether they have a place
 */
export async function takePlace(
  trx: Knex,
  eventSlug: string,
  invitationId: string,
  seats: number,
  by: GuestActor = null,
): Promise<boolean> {
  // Who has waited for what is free by now is before them.
  await givePlaces(trx, eventSlug);
  const { free, waiting } = await readPlaces(trx, eventSlug);
  if (waiting.length === 0 && seats <= free) return true;
  await joinWaiting(trx, eventSlug, invitationId);
  await addGuestStep(trx, invitationId, 'listed', by);
  return false;
}

/**
 * Gives what is free to those who wait, in their order, each with a line in the history and a mail. Who needs more than
 * is free keeps those behind them waiting. Call with the places locked.
 *
 * @returns ids of the invitations of those who have a place now
 */
export async function givePlaces(trx: Knex, eventSlug: string): Promise<string[]> {
  const { free, waiting } = await readPlaces(trx, eventSlug);
  const placed: string[] = [];
  let left = free;
  for (const { invitationId, seats } of waiting) {
    if (seats > left) break;
    left -= seats;
    placed.push(invitationId);
  }
  if (placed.length === 0 || !(await isToCome(eventSlug))) return [];
  await leaveWaiting(trx, placed);
  for (const invitationId of placed) {
    const invitation = await findInvitationById(eventSlug, invitationId);
    if (!invitation) continue;
    await addGuestStep(trx, invitationId, 'placed', byClock);
    await queueAnswerMail(trx, await getEventEntry(eventSlug, invitation.language), invitation, 'placed');
  }
  return placed;
}

/** Gives what is free of an event's places in a transaction of its own. */
export async function giveFreePlaces(eventSlug: string): Promise<void> {
  await strapi.db.transaction(({ trx }) => giveWithin(trx, eventSlug));
}

async function giveWithin(trx: Knex, eventSlug: string): Promise<void> {
  await lockPlaces(trx, eventSlug);
  await givePlaces(trx, eventSlug);
}

/** Gives what became free where nobody saw it: an invitation that staff changed in Strapi, or that was erased. */
export async function giveAllFreePlaces(): Promise<void> {
  const slugs = await strapi.db.connection('event_waiting').distinct('event_slug').pluck('event_slug');
  await eachByItself(slugs, giveFreePlaces);
}

/** Gives places when an event is published that holds more. Call once, while Strapi registers. */
export function followCapacity(): void {
  strapi.documents.use(async (context, next) => {
    const result = await next();
    const { documentId } = documentParams(context);
    if (context.uid === 'api::event.event' && context.action === 'publish' && documentId)
      // In that of the publication: SQLite has no second connection.
      await strapi.db.transaction(async ({ trx }) => {
        const [slug]: string[] = await trx('events').where({ document_id: documentId }).limit(1).pluck('slug');
        if (slug) await giveWithin(trx, slug);
      });
    return result;
  });
}

interface Move {
  /** Where they are to stand, from 1. */
  place: number;
  reason: string;
}

/**
 * Moves a guest up the waiting list; where there is room for them then, they have a place.
 *
 * @returns where they stand; null for who has a place
 * @throws ContractError 404 for who does not wait; 422 for a place that is not before theirs
 */
export async function moveWaiting(
  eventSlug: string,
  invitationId: string,
  { place, reason }: Move,
  by: GuestActor,
): Promise<number | null> {
  return strapi.db.transaction(async ({ trx }) => {
    await lockPlaces(trx, eventSlug);
    const places = await readPlaces(trx, eventSlug);
    const stands = waitingPlaceOf(places, invitationId);
    if (stands === null) throw notFound();
    const target = place < stands ? places.waiting[place - 1] : undefined;
    if (!target) throw invalidFields({ place: ['value.invalid'] });
    await trx('event_waiting').where({ event_slug: eventSlug }).where('rank', '>=', target.rank).increment('rank', 1);
    await trx('event_waiting').where({ invitation_id: invitationId }).update({ rank: target.rank });
    await addGuestStep(trx, invitationId, 'moved', by, reason);
    await givePlaces(trx, eventSlug);
    return waitingPlaceOf(await readPlaces(trx, eventSlug), invitationId);
  });
}

async function isToCome(eventSlug: string): Promise<boolean> {
  const event = await findEventEntry(eventSlug, 'en');
  return event !== undefined && !eventTimes(event).isOver;
}
