import type { Knex } from 'knex';
import type { SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import type { Coordinator } from '@scholars/contract/submissions';
import { chosenQueues } from '../account/own-queues.js';
import { accountName } from '../account/account-name.js';

/** A coordinator's account. */
export interface CoordinatorAccount extends Coordinator {
  userId: number;
}

/** Whether somebody works with a queue. */
export function worksWith({ queues }: Pick<Coordinator, 'queues'>, kind: SubmissionKind): boolean {
  return queues === undefined || queues.includes(kind);
}

/** Everybody who may work through the queues now, by name. One query. */
export async function listCoordinators(db: Knex = strapi.db.connection): Promise<CoordinatorAccount[]> {
  const rows: {
    id: number;
    document_id: string;
    first_name: string | null;
    last_name: string | null;
    email: string;
    queues: unknown;
  }[] = await db('up_users as u')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where({ 'r.type': 'coordinator', 'u.blocked': false, 'u.confirmed': true })
    .select('u.id', 'u.document_id', 'u.first_name', 'u.last_name', 'u.email', 'u.queues');
  return rows
    .map((row) => {
      const queues = chosenQueues(row.queues);
      return { userId: row.id, id: row.document_id, name: accountName(row), ...(queues && { queues: [...queues] }) };
    })
    .sort((one, other) => one.name.localeCompare(other.name));
}
