import type { Knex } from 'knex';
import { presentAddressOf } from '../account/account-addresses.js';
import { invitePerson } from '../account/invite-person.js';
import { addAuditEntry } from '../submission/audit.js';
import type { Step } from '../submission/step-followers.js';

/**
 * An approved fellow is a member: whoever has no account yet is invited to one, with what the form told as their
 * profile. In the transaction of the step, so it is done once, or not at all.
 */
export async function followApproval(trx: Knex, { row, to }: Step): Promise<void> {
  if (to !== 'approved') return;
  const text = (column: string) => (typeof row[column] === 'string' ? row[column] : '');
  const homepage = text('homepage');
  const isInvited = await invitePerson(trx, {
    email: await presentAddressOf(trx, row.email_address, row.created_at),
    fullName: text('full_name'),
    language: row.language,
    profile: {
      country: text('current_location'),
      currentTitle: text('current_title'),
      currentInstitution: text('current_institution'),
      currentDepartment: text('current_department'),
      // The form takes addresses without http(s).
      homepage: homepage && !/^https?:\/\//i.test(homepage) ? `https://${homepage}` : homepage,
      biography: text('biography'),
      thematicAreas: [],
    },
  });
  if (isInvited)
    await addAuditEntry(trx, {
      kind: 'founding-fellows-profiles',
      documentId: row.document_id,
      action: 'invitation-sent',
      actor: '',
    });
}
