import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sessionDays } from '@scholars/contract/limits';

/** Who a live session belongs to. */
export interface SignedIn {
  sessionId: string;
  userId: number;
  role: 'member' | 'coordinator';
  /** For audit entries: the person's name, else the e-mail address. */
  name: string;
}

const sessionMs = sessionDays * 86_400_000;

/**
 * Opens a session: a random 256-bit token of which only the hash is kept, so that the database alone
 * signs nobody in, and which a deleted row ends at once.
 *
 * @returns the token, base64url
 */
export async function openSession(userId: number, device: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = Date.now();
  await strapi.db.connection('account_sessions').insert({
    id: randomUUID(),
    token_hash: hashOf(token),
    user_id: userId,
    device,
    created_at: now,
    last_used_at: now,
    expires_at: now + sessionMs,
  });
  return token;
}

/** The live session of a token; null when there is none, it has expired, or its person is blocked. One query. */
export async function findSession(token: string): Promise<SignedIn | null> {
  const row: SessionRow | undefined = await strapi.db
    .connection('account_sessions as s')
    .join('up_users as u', 'u.id', 's.user_id')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where({ 's.token_hash': hashOf(token), 'u.blocked': false, 'u.confirmed': true })
    .where('s.expires_at', '>', Date.now())
    .first('s.id', 's.user_id', 'r.type', 'u.first_name', 'u.last_name', 'u.email');
  if (!row) return null;
  const name = [row.first_name, row.last_name].filter(Boolean).join(' ') || row.email;
  return { sessionId: row.id, userId: row.user_id, role: row.type === 'coordinator' ? 'coordinator' : 'member', name };
}

interface SessionRow {
  id: string;
  user_id: number;
  type: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
}

/** Ends one session, or all of the person's. */
export async function endSession({ sessionId, userId }: SignedIn, everywhere: boolean): Promise<void> {
  await strapi.db.connection('account_sessions').where(everywhere ? { user_id: userId } : { id: sessionId }).delete();
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
