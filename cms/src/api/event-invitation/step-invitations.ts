import type { Knex } from 'knex';
import type { GuestStep, StepOutcome, StepResult } from '@scholars/contract/event-guests';
import type { EventEntry } from '../event/get-event.js';
import { findInvitationById, type InvitationEntry } from './find-invitation.js';
import { addGuestStep, type GuestActor } from './guest-history.js';
import { remindGuest } from './guest-reminders.js';
import { mailInvitation } from './mail-invitation.js';

type TakeStep = (trx: Knex, invitation: InvitationEntry, by: GuestActor, event: EventEntry) => Promise<StepOutcome>;

const steps: Record<GuestStep, TakeStep> = {
  send: async (trx, invitation, by) => {
    if (invitation.withdrawn) return 'withdrawn';
    if (!invitation.emailAddress) return 'no-address';
    return (await mailInvitation(trx, invitation, by)) ? 'done' : 'unreadable';
  },
  remind: (trx, invitation, by, event) =>
    remindGuest(trx, invitation, { event, now: Date.now(), isScheduled: false, by }),
  withdraw: (trx, invitation, by) => setWithdrawn(trx, invitation, true, by),
  restore: (trx, invitation, by) => setWithdrawn(trx, invitation, false, by),
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
      // What is withdrawn and sent at once is sent before or not at all.
      await trx('event_invitations').where({ document_id: id }).forUpdate().first('id');
      const invitation = await findInvitationById(event.slug, id);
      if (!invitation) return { id, fullName: '', outcome: 'unknown' as const };
      return { id, fullName: invitation.fullName, outcome: await steps[step](trx, invitation, by, event) };
    });
    rows.push(row);
  }
  return { done: rows.filter(({ outcome }) => outcome === 'done').length, rows };
}

async function setWithdrawn(
  trx: Knex,
  { id, documentId, withdrawn }: InvitationEntry,
  isToBe: boolean,
  by: GuestActor,
): Promise<StepOutcome> {
  if (withdrawn === isToBe) return isToBe ? 'withdrawn' : 'valid';
  await trx('event_invitations').where({ id }).update({ withdrawn: isToBe });
  await addGuestStep(trx, documentId, isToBe ? 'withdrawn' : 'restored', by);
  return 'done';
}
