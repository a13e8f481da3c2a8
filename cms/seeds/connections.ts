import { randomUUID } from 'node:crypto';
import { connectionStatus } from '@scholars/contract/connections';
import { pairOf } from '../src/api/connection/connection-row.js';
import { findMemberAccount, noticeNameOf } from '../src/api/connection/member-accounts.js';
import { notify } from '../src/api/notification/notify.js';
import { environment } from '../src/platform/environment/environment.js';
import { connections } from './content/connections.js';

const dayMs = 86_400_000;

/** How the demo's members stand to each other, and what the people of the demo's accounts are told of it. */
export async function seedConnections(): Promise<void> {
  if (environment.isProduction) return;
  const { connection } = strapi.db;
  for (const { from, to, status, daysAgo, note = '' } of connections) {
    const [asking, asked] = [await accountOf(from), await accountOf(to)];
    const at = Date.now() - daysAgo * dayMs;
    await connection('connections').insert({
      id: randomUUID(),
      ...pairOf(asking, asked),
      requester_id: asking,
      status_id: connectionStatus[status],
      note,
      requested_at: at,
      declined_at: status === 'declined' ? at : null,
      low_blocks_at: null,
      high_blocks_at: null,
      updated_at: at,
    });
    if (status === 'pending') await notify(connection, asked, 'connection-request', await noticeNameOf(asking), at);
  }
  // What was told of by the way is on the site alone: nobody reads the demo's mails.
  await connection('mail_jobs').where({ template: 'notice' }).delete();
}

/** The account of a member of the demo. */
export async function accountOf(slug: string): Promise<number> {
  const account = await findMemberAccount(slug);
  if (!account) throw new Error(`The demo’s member ${slug} has no account`);
  return account.userId;
}
