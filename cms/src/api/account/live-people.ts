import { setImmediate as letOthersWork } from 'node:timers/promises';
import { guestNews } from '@scholars/contract/live';
import type { LivePerson, LiveRights } from '../../platform/live/live-channel.js';
import type { SignedIn } from '../../platform/contract/strapi-context.js';
import { chosenQueues, queuesOf } from './own-queues.js';
import { mustEnrol } from './second-factor.js';
import { findSession } from './sessions.js';

/** SQLite answers within the process: messages wait for as long as one query of these takes (a millisecond or two). */
const idsAtOnce = 100;

/** Whose live channel a session opens. */
export async function findLivePerson(token: string): Promise<LivePerson | null> {
  const session = await findSession(token);
  const user =
    session &&
    (await strapi.db
      .connection('up_users')
      .where({ id: session.userId })
      .first('messaging_system as chats', 'document_id as accountId'));
  if (!session || !user) return null;
  const { sessionId, userId } = session;
  return { sessionId, userId, accountId: user.accountId, chats: Boolean(user.chats), queues: toldQueues(session) };
}

/** Of some sessions those that still stand, by what `findSession` asks of them. */
export async function findStandingSessions(sessionIds: readonly string[]): Promise<Map<string, LiveRights>> {
  const standing = new Map<string, LiveRights>();
  for (let from = 0; from < sessionIds.length; from += idsAtOnce) {
    const rows: { id: string; chats: boolean | number; role: string; queues: unknown; second: unknown }[] =
      await strapi.db
        .connection('account_sessions as s')
        .join('up_users as u', 'u.id', 's.user_id')
        .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
        .join('up_roles as r', 'r.id', 'l.role_id')
        .where({ 'u.blocked': false, 'u.confirmed': true })
        .where('s.expires_at', '>', Date.now())
        .whereIn('s.id', sessionIds.slice(from, from + idsAtOnce))
        .select('s.id', 'u.messaging_system as chats', 'r.type as role', 'u.queues', 'u.second_factor as second');
    for (const { id, chats, role, queues, second } of rows) {
      const rights = { role, queues: chosenQueues(queues), hasSecondFactor: Boolean(second) };
      standing.set(id, { chats: Boolean(chats), queues: toldQueues(rights) });
    }
    await letOthersWork();
  }
  return standing;
}

/** What the calls would tell a coordinator of, and no more: guests are the work of those who have all queues. */
function toldQueues(person: Pick<SignedIn, 'queues' | 'hasSecondFactor'> & { role: string }): readonly string[] {
  if (person.role !== 'coordinator' || mustEnrol(person)) return [];
  return person.queues ? queuesOf(person) : [...queuesOf(person), guestNews];
}
