import type { Knex } from 'knex';
import { afterCommit } from '../../platform/database/after-commit.js';
import { documentParams } from '../../platform/typed/trusted-types.js';
import { holdAccount } from '../account/find-account.js';
import { eraseAtOnce, erasures, shutOut } from './erase-accounts.js';

const users = 'plugin::users-permissions.user';

/**
 * Has an account that staff delete at the desk erased as if its thirty days were over: with it goes all that tells of its
 * person, in whatever table or file, which Strapi knows nothing of. An address that nobody has confirmed is deleted as
 * any entry: what came from it may be somebody else's. Call once, while Strapi registers.
 */
export function eraseWhatStaffDelete(): void {
  strapi.documents.use(async (context, next) => {
    const { documentId } = documentParams(context);
    if (context.uid !== users || context.action !== 'delete' || !documentId) return next();
    // Several that are deleted together are so in one transaction, which no erasure of files fits into.
    const isAmongSeveral = strapi.db.inTransaction();
    const id = await strapi.db.transaction(async ({ trx }) => {
      const account = await trx('up_users').where({ document_id: documentId, confirmed: true }).first('id');
      if (!account) return undefined;
      await closeNow(trx, account.id);
      if (isAmongSeveral) afterCommit(trx, erasures.wake);
      return account.id;
    });
    if (id === undefined) return next();
    if (!isAmongSeveral) await eraseAtOnce(id);
    return { documentId, entries: [{ id, documentId }] };
  });
}

/** From here on it is to be erased, whatever breaks off: the clock goes on with it. */
async function closeNow(trx: Knex, userId: number): Promise<void> {
  await holdAccount(trx, userId);
  const now = Date.now();
  await trx('account_closings')
    .insert({ user_id: userId, asked_at: now, erase_at: now, was_listed: false })
    .onConflict('user_id')
    .merge(['erase_at']);
  await shutOut(trx, userId);
}
