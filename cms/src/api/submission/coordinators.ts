import type { Knex } from 'knex';
import type { Coordinator } from '@scholars/contract/submissions';
import { accountName } from '../account/account-name.js';

/** A coordinator's account. */
export interface CoordinatorAccount extends Coordinator {
  userId: number;
}

/** Everybody who may work through the queues now, by name. One query. */
export async function listCoordinators(db: Knex = strapi.db.connection): Promise<CoordinatorAccount[]> {
  const rows: {
    id: number;
    document_id: string;
    first_name: string | null;
    last_name: string | null;
    email: string;
  }[] = await db('up_users as u')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where({ 'r.type': 'coordinator', 'u.blocked': false, 'u.confirmed': true })
    .select('u.id', 'u.document_id', 'u.first_name', 'u.last_name', 'u.email');
  return rows
    .map((row) => ({ userId: row.id, id: row.document_id, name: accountName(row) }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
