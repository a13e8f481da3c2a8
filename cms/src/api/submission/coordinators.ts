import type { Coordinator } from '@scholars/contract/submissions';

/** A coordinator's account. */
export interface CoordinatorAccount extends Coordinator {
  userId: number;
}

/** Everybody who may work through the queues now, by name. One query. */
export async function listCoordinators(): Promise<CoordinatorAccount[]> {
  const rows: {
    id: number;
    document_id: string;
    first_name: string | null;
    last_name: string | null;
    email: string;
  }[] = await strapi.db
    .connection('up_users as u')
    .join('up_users_role_lnk as l', 'l.user_id', 'u.id')
    .join('up_roles as r', 'r.id', 'l.role_id')
    .where({ 'r.type': 'coordinator', 'u.blocked': false, 'u.confirmed': true })
    .select('u.id', 'u.document_id', 'u.first_name', 'u.last_name', 'u.email');
  return rows
    .map(({ id, document_id, first_name, last_name, email }) => ({
      userId: id,
      id: document_id,
      name: [first_name, last_name].filter(Boolean).join(' ') || email,
    }))
    .sort((one, other) => one.name.localeCompare(other.name));
}
