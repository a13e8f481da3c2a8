import { errorKind } from '@scholars/contract/error-kind';
import { personalParts, type Person } from '../../platform/personal-data/personal-parts.js';
import { insertPrivateFile, writeLongPrivateFile } from '../../platform/private-files/store.js';
import { backgroundWork } from '../../platform/processes/background-work.js';
import { siteUrl } from '../../platform/site/site-url.js';
import { isOutOfSpace } from '../../platform/storage/out-of-space.js';
import { isStoreAway } from '../../platform/storage/s3/s3-bucket.mjs';
import { queueMail } from '../../platform/mail/outbox.js';
import { listAddresses } from '../account/account-addresses.js';
import { findAccount } from '../account/find-account.js';
import { notify } from '../notification/notify.js';
import { exportKeptMs, exportKind, type ExportRow } from './data-exports.js';
import { zipOf } from './zip-of.js';

/** Makes the copies that somebody waits for, one after the other. */
export const dataExports = backgroundWork('data-exports', async ({ goesOn }) => {
  const waiting = await strapi.db.connection('data_exports').where({ state: 'waiting' }).orderBy('requested_at');
  for (const row of waiting) if (goesOn()) await makeOrFail(row);
});

async function makeOrFail(row: ExportRow): Promise<void> {
  try {
    await make(row);
  } catch (error) {
    // Where there is no room now there will be, and what is away comes back: the next run tries again.
    if (isOutOfSpace(error) || isStoreAway(error)) throw error;
    strapi.log.warn(`No copy of the data of account ${row.user_id}: ${errorKind(error)}`);
    await strapi.db.connection('data_exports').where({ id: row.id, state: 'waiting' }).update({ state: 'failed' });
  }
}

async function make({ user_id: userId, id, locale }: ExportRow): Promise<void> {
  const account = await findAccount(strapi.db.connection, { id: userId });
  if (!account) return; // the next tidying takes the row
  const addresses = await listAddresses(strapi.db.connection, userId);
  const person = { userId, email: account.email, addresses, locale };
  let size = 0;
  const counted = async function* () {
    for await (const bytes of zipOf(await collect(person))) {
      size += bytes.length;
      yield bytes;
    }
  };
  await writeLongPrivateFile(id, counted());
  await strapi.db.transaction(async ({ trx }) => {
    const now = Date.now();
    const expires = now + exportKeptMs;
    const changed = await trx('data_exports')
      .where({ id, state: 'waiting' })
      .update({ state: 'ready', expires_at: expires, size });
    if (changed === 0) return; // the account was closed in between; the sweep takes the file
    const upload = { name: 'my-data.zip', type: 'application/zip', size };
    await insertPrivateFile(trx, { id, upload }, { kind: exportKind, documentId: String(userId), field: 'data' }, now);
    const expiresAt = new Date(expires).toISOString();
    const data = {
      name: account.firstNames[account.language],
      url: siteUrl(account.language, '/account/privacy'),
      expiresAt,
    };
    await queueMail(trx, { template: 'data-ready', to: account.email, locale: account.language, data });
    await notify(trx, userId, 'data-ready', { expiresAt });
  });
}

/** What stands in the copy: a JSON file for each part, and the files themselves, each read when its turn has come. */
async function collect(person: Person) {
  const entries: Parameters<typeof zipOf>[0][number][] = [];
  for (const [name, { collect: read, listFiles }] of personalParts()) {
    if (read)
      entries.push({
        path: `${name}.json`,
        isPacked: false,
        read: async () => `${JSON.stringify(await read(person), null, 2)}\n`,
      });
    // What people send is documents and pictures.
    for (const file of (await listFiles?.(person)) ?? []) entries.push({ ...file, isPacked: true });
  }
  return entries;
}
