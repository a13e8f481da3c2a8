import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ExpectedFailure } from './command.mjs';

const dayMs = 86_400_000;
const domain = 'bench.invalid';

/**
 * Puts members into the product's own database (SQLite), each signed in and connected with the next: to register and
 * sign in a thousand would measure passwords.
 *
 * @param {string} dataDir
 * @param {number} count an even number
 */
export function addBenchMembers(dataDir, count) {
  // The CMS's own, to install nothing twice.
  const require = createRequire(new URL('../../cms/package.json', import.meta.url));
  /** @type {any} of a package of the CMS */
  const Database = require(String('better-sqlite3'));
  const db = new Database(path.join(dataDir, 'data.db'), { timeout: 10_000 });
  const role = db.prepare(`select id from up_roles where type = 'member'`).get();
  if (!role) throw new ExpectedFailure(`There is no product in ${dataDir}. Is it the one that runs, on SQLite?`);
  const now = Date.now();
  // A new account may send five messages a day.
  const before = now - 30 * dayMs;
  /** @param {string} table @param {Record<string, unknown>} row */
  const insert = (table, row) => {
    const names = Object.keys(row);
    const marks = names.map(() => '?').join(', ');
    return db.prepare(`insert into ${table} (${names.join(', ')}) values (${marks})`).run(...Object.values(row))
      .lastInsertRowid;
  };
  const fresh = {
    last_message_at: null,
    last_revision: 0,
    low_read_sequence: 0,
    high_read_sequence: 0,
    low_mailed_sequence: 0,
    high_mailed_sequence: 0,
  };
  const add = db.transaction(() => {
    const people = [];
    for (let n = 0; n < count; n += 1) {
      const email = `${randomUUID()}@${domain}`;
      const id = Number(
        insert('up_users', {
          document_id: randomUUID().replaceAll('-', '').slice(0, 24),
          username: email,
          email,
          provider: 'local',
          confirmed: 1,
          blocked: 0,
          messaging_system: 1,
          first_name: `Bench ${n}`,
          last_name: '',
          created_at: before,
          updated_at: before,
        }),
      );
      insert('up_users_role_lnk', { user_id: id, role_id: role.id });
      const token = randomBytes(32).toString('base64url');
      insert('account_sessions', {
        id: randomUUID(),
        token_hash: createHash('sha256').update(token).digest('hex'),
        user_id: id,
        device: '',
        created_at: now,
        last_used_at: now,
        expires_at: now + dayMs,
        proven_at: null,
      });
      people.push({ id, token, conversation: '' });
    }
    for (let n = 0; n < count; n += 2) {
      const [low, high] = people.slice(n, n + 2);
      if (!low || !high) break;
      const pair = { low_user_id: low.id, high_user_id: high.id };
      const asked = { requester_id: low.id, status_id: 2, note: '', updated_at: before };
      insert('connections', { id: randomUUID(), ...pair, ...asked });
      const id = randomUUID();
      insert('chat_conversations', { id, ...pair, started_by: low.id, created_at: before, ...fresh });
      for (const person of [low, high]) person.conversation = id;
    }
    return people;
  });
  const remove = db.transaction(() => {
    const bench = `select id from up_users where email like '%@${domain}'`;
    const own = `select id from chat_conversations where low_user_id in (${bench})`;
    db.prepare(`delete from chat_messages where conversation_id in (${own})`).run();
    for (const table of ['chat_conversations', 'connections'])
      db.prepare(`delete from ${table} where low_user_id in (${bench})`).run();
    for (const table of ['notifications', 'account_sessions', 'chat_people', 'up_users_role_lnk'])
      db.prepare(`delete from ${table} where user_id in (${bench})`).run();
    db.prepare(`delete from up_users where email like '%@${domain}'`).run();
  });
  remove();
  const people = add();
  return {
    people,
    remove() {
      remove();
      db.close();
    },
  };
}
