import type { Knex } from 'knex';
import { eventTimes } from '../event/event-times.js';
import { findEventEntry } from '../event/get-event.js';
import { findInvitationById, type InvitationEntry } from './find-invitation.js';
import { addGuestStep } from './guest-history.js';
import { wasHandedOut } from './guest-marks.js';
import { codeFieldsOf, newInvitationCode } from './invitation-code.js';
import { queueInvitationMail } from './mail-invitation.js';

interface Row {
  document_id: string;
  event_slug: string;
}

/** Leads the invitations of an address to another one, by codes of their own: those of before lie in a mailbox that is left. */
export async function moveInvitations(trx: Knex, from: string, to: string): Promise<void> {
  const rows: Row[] = await trx('event_invitations')
    .whereRaw('lower(email_address) = ?', [from.toLowerCase()])
    .select('document_id', 'event_slug');
  for (const { document_id, event_slug } of rows) {
    await trx('event_invitations').where({ document_id }).update({ email_address: to });
    const invitation = await findInvitationById(event_slug, document_id);
    // What has left for nobody yet is staff's to hand out.
    if (invitation && (await wasHandedOut(trx, document_id))) await renewCode(trx, invitation);
  }
}

/** Gives an invitation a new code, and mails it for as long as it opens something. */
async function renewCode(trx: Knex, invitation: InvitationEntry): Promise<void> {
  const { id, documentId, eventSlug, language, withdrawn } = invitation;
  const code = codeFieldsOf(newInvitationCode());
  await trx('event_invitations')
    .where({ id })
    .update({ code_hash: code.codeHash, code_sealed: code.codeSealed, code_prefix: code.codePrefix });
  await addGuestStep(trx, documentId, 'renewed');
  const event = withdrawn ? undefined : await findEventEntry(eventSlug, language);
  if (event && !eventTimes(event).isOver) await queueInvitationMail(trx, 'event-renewed', { ...invitation, ...code });
}
