import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { passportOf } from './load.mjs';

/**
 * Looks for everything that was accepted: each form and message once, each passport as it was sent, one mail that
 * confirms each form, one application for each that was answered.
 *
 * @param {{ origin: string, databaseUrl: string, files: string, headers: Record<string, string>, applicationsBefore: number }} where
 *   with the CMSs' folder of files, and the headers of a coordinator
 * @param {Awaited<ReturnType<ReturnType<typeof import('./load.mjs').putUnderLoad>['end']>>} accepted
 * @returns {Promise<{ lost: string[], doubled: string[] }>}
 */
export async function reckon(
  { origin, databaseUrl, files, headers, applicationsBefore },
  { forms, chat, applications },
) {
  const db = openDatabase(databaseUrl);
  const mails = await readMails(db, files);
  /** @type {string[]} */
  const lost = [];
  /** @type {string[]} */
  const doubled = [];
  /** @param {string} what @param {number} found @param {number} wanted */
  const expect = (what, found, wanted) => {
    if (found < wanted) lost.push(`${what}: ${found} of ${wanted}`);
    if (found > wanted) doubled.push(`${what}: ${found} of ${wanted}`);
  };
  try {
    const count = async (/** @type {string} */ table, /** @type {object} */ where) =>
      Number((await db(table).where(where).count({ n: '*' }))[0].n);
    for (const { kind, id, reference } of forms) {
      if (kind === 'message')
        expect(`message ${reference}`, await count('contact_messages', { subject: `Soak ${id}` }), 1);
      else expect(`travel intake ${reference}`, await count('travel_intakes', { full_name: `Soak ${id}` }), 1);
      if (kind === 'travel' && !(await isPassportWhole(id, reference))) lost.push(`passport of ${reference}`);
      expect(`mail of ${reference}`, mails.filter((to) => to === `${id}@lakeside.example`).length, 1);
    }
    for (const id of chat) expect(`chat ${id}`, await count('chat_messages', { client_message_id: id }), 1);
    const has = await countApplications(db, applications.email);
    expect('applications', has - applicationsBefore, applications.accepted);
  } finally {
    await db.destroy();
  }
  return { lost, doubled };

  /** @param {string} id @param {string} reference */
  async function isPassportWhole(id, reference) {
    const [row] = await db('travel_intakes').where({ reference }).select('document_id');
    const base = `${origin}/api/backoffice/travel-intakes/${row?.document_id}`;
    const detail = /** @type {{ data?: { files?: { id: string }[] } }} */ (
      await fetch(`${base}/detail`, { headers }).then((answer) => answer.json())
    );
    const file = detail?.data?.files?.[0];
    const answer = await fetch(`${base}/files/${file?.id}`, { headers });
    return answer.ok && (await answer.text()) === passportOf(id);
  }
}

const mailsWithinMs = 60_000;

/** @param {string} databaseUrl */
export function openDatabase(databaseUrl) {
  // The CMS's own, to install nothing twice.
  return createRequire(new URL('../../../cms/package.json', import.meta.url))('knex')({
    client: 'pg',
    connection: databaseUrl,
  });
}

/** @param {any} db @param {string} email of a member */
export async function countApplications(db, email) {
  const [person] = await db('up_users').where({ email }).select('id');
  const [counted] = await db('applications').where({ applicant_id: person.id }).count({ n: '*' });
  return Number(counted.n);
}

/** To whom mails have gone, once none waits. Without a mail server they are files. @param {any} db @param {string} files */
async function readMails(db, files) {
  const until = Date.now() + mailsWithinMs;
  while (Date.now() < until) {
    const [{ n }] = await db('mail_jobs').whereIn('state', ['queued', 'sending']).count({ n: '*' });
    if (Number(n) === 0) break;
    await pause(500);
  }
  const folder = path.join(files, 'outbox');
  return readdirSync(folder).flatMap((name) => {
    const [, to] = /^To: .*?([\w.+-]+@[\w.-]+)/m.exec(readFileSync(path.join(folder, name), 'utf8')) ?? [];
    return to ?? [];
  });
}
