import { kindNames } from '@scholars/contract/queues/submission-kinds';
import { storedJson } from '../../platform/typed/trusted-types.js';
import { accountName } from '../account/account-name.js';
import { contentTypeOf } from './content-type-of.js';

const nobody = '—';

/** Takes a coordinator's name out of the queues and of what others were told; what they did stays in the histories. */
export async function forgetCoordinator(userId: number): Promise<void> {
  await strapi.db.transaction(async ({ trx }) => {
    const account = await trx('up_users')
      .where({ id: userId })
      .first('document_id', 'first_name', 'last_name', 'email');
    if (!account) return;
    const name = accountName(account);
    const own = await trx('audit_entries').where({ actor_id: userId }).select('id').first();
    await trx('audit_entries').where({ actor_id: userId }).update({ actor_id: null, actor: nobody });
    let assigned = 0;
    for (const kind of kindNames)
      assigned += await trx(contentTypeOf(kind).table)
        .where({ assignee: account.document_id })
        .update({ assignee: null });
    // Of somebody who was never at work here nothing tells; a namesake's lines stay.
    if (!own && assigned === 0) return;
    await trx('audit_entries').where({ action: 'assigned', reason: name }).update({ reason: nobody });
    for (const table of ['notifications', 'notification_digest_lines'] as const) {
      const told = await trx(table).where({ notice: 'submission-mention' }).select('id', 'params');
      for (const { id, params } of told)
        if (storedJson<{ by: string }>(params).by === name) await trx(table).where({ id }).delete();
    }
  });
}
