import type { Knex } from 'knex';
import type { GuestStep, StepOutcome, StepResult } from '@scholars/contract/event-guests';
import type { EventEntry } from '../event/get-event.js';
import { leaveWaiting, lockPlaces } from './event-places.js';
import { findInvitationById, type InvitationEntry } from './find-invitation.js';
import { addGuestStep, type GuestActor } from './guest-history.js';
import { remindGuest } from './guest-reminders.js';
import { mailInvitation } from './mail-invitation.js';
import { giveFreePlaces, takePlace } from './waiting-list.js';

type TakeStep = (trx: Knex, invitation: InvitationEntry, by: GuestActor, event: EventEntry) => Promise<StepOutcome>;

const steps: Record<GuestStep, TakeStep> = {
  send: async (trx, invitation, by) => {
    if (invitation.withdrawn) return 'withdrawn';
    if (!invitation.emailAddress) return 'no-address';
    return (await mailInvitation(trx, invitation, by)) ? 'done' : 'unreadable';
  },
  remind: (trx, invitation, by, event) =>
    remindGuest(trx, invitation, { event, now: Date.now(), isScheduled: false, by }),
  withdraw,
  restore,
};

/** Takes a step with invitations, each by itself: one that cannot take it hinders no other. */
export async function stepInvitations(
  event: EventEntry,
  step: GuestStep,
  ids: readonly string[],
  by: GuestActor,
): Promise<StepResult> {
  const rows: StepResult['rows'] = [];
  for (const id of new Set(ids)) {
    const row = await strapi.db.transaction(async ({ trx }) => {
      if (changesPlaces(step)) await lockPlaces(trx, event.slug);
      // What is withdrawn and sent at once is sent before or not at all.
      await trx('event_invitations').where({ document_id: id }).forUpdate().first('id');
      const invitation = await findInvitationById(event.slug, id);
      if (!invitation) return { id, fullName: '', outcome: 'unknown' as const };
      return { id, fullName: invitation.fullName, outcome: await steps[step](trx, invitation, by, event) };
    });
    rows.push(row);
  }
  // After all: nobody is given a place who is withdrawn by the same press.
  if (step === 'withdraw') await giveFreePlaces(event.slug);
  return { done: rows.filter(({ outcome }) => outcome === 'done' || outcome === 'no-place').length, rows };
}

const changesPlaces = (step: GuestStep) => step === 'withdraw' || step === 'restore';

async function withdraw(
  trx: Knex,
  { id, documentId, withdrawn }: InvitationEntry,
  by: GuestActor,
): Promise<StepOutcome> {
  if (withdrawn) return 'withdrawn';
  await trx('event_invitations').where({ id }).update({ withdrawn: true });
  await leaveWaiting(trx, [documentId]);
  await addGuestStep(trx, documentId, 'withdrawn', by);
  return 'done';
}

/**
 * Who had accepted takes a place again, or waits for one as anybody does. They are not written to: nobody told them that
 * they were withdrawn.
 */
async function restore(
  trx: Knex,
  { id, documentId, eventSlug, withdrawn, attending, guests }: InvitationEntry,
  by: GuestActor,
): Promise<StepOutcome> {
  if (!withdrawn) return 'valid';
  await addGuestStep(trx, documentId, 'restored', by);
  const hasPlace = attending !== 'yes' || (await takePlace(trx, eventSlug, documentId, 1 + guests, by));
  await trx('event_invitations').where({ id }).update({ withdrawn: false });
  return hasPlace ? 'done' : 'no-place';
}
