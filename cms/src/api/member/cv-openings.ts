import type { Knex } from 'knex';

/** That somebody has opened a member's CV. A file that has left is nobody's to take back, so it is known who has it. */
interface Row {
  id: number;
  /** Whose CV it is. */
  member_id: string;
  /** The account that has opened it. */
  user_id: number;
  at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    cv_openings: Knex.CompositeTableType<Row, Omit<Row, 'id'>>;
  }
}

const keptDays = 400;
const table = () => strapi.db.connection('cv_openings');

/** Called before the file is sent: one that cannot be noted is not sent. */
export async function noteCvOpening(memberId: string, userId: number): Promise<void> {
  await table().insert({ member_id: memberId, user_id: userId, at: Date.now() });
}

/** Those of more than a year ago, and of members and accounts that are gone. */
export async function forgetOldCvOpenings(now: number): Promise<void> {
  await table()
    .where('at', '<', now - keptDays * 86_400_000)
    .orWhereNotIn('member_id', strapi.db.connection('members').select('document_id'))
    .orWhereNotIn('user_id', strapi.db.connection('up_users').select('id'))
    .delete();
}
