import type { Knex } from 'knex';
import type { GuestHistoryEntry } from '@scholars/contract/event-guests';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { addAuditEntry, listAuditEntries } from '../submission/audit.js';

const kind = 'event-invitations';

/** A coordinator who did something with an invitation, or a table that was brought in; null is its guest. */
export type GuestActor = { userId?: SignedIn['userId']; name: string } | null;

/** In the history of what no person did. */
export const byClock: GuestActor = { name: '⏱' };

/** Adds a line to an invitation's history, in the transaction of what it tells. */
export function addGuestStep(
  trx: Knex,
  documentId: string,
  step: GuestHistoryEntry['step'],
  by: GuestActor = null,
  reason = '',
): Promise<void> {
  const actor = { ...(by?.userId !== undefined && { actorId: by.userId }), actor: by?.name ?? '' };
  return addAuditEntry(trx, { kind, documentId, action: 'transition', to: step, reason, ...actor });
}

export async function listGuestSteps(documentId: string): Promise<GuestHistoryEntry[]> {
  const lines = await listAuditEntries(kind, documentId);
  return lines.map(({ id, at, actor, to, reason }) => ({
    id,
    at,
    actor,
    reason,
    step: to as GuestHistoryEntry['step'], // as it was added
  }));
}
