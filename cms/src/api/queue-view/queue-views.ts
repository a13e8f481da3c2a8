import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { queueViewsMax } from '@scholars/contract/limits';
import type { NewQueueView, QueueView, QueueViewPatch, ViewedList } from '@scholars/contract/queue-views';
import { invalidFields, notFound } from '../../platform/errors/contract-error.js';

interface QueueViewRow {
  id: string;
  user_id: number;
  queue: ViewedList;
  name: string;
  query: string;
  is_default: boolean | number;
  created_at: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    queue_views: QueueViewRow;
  }
}

const table = () => strapi.db.connection('queue_views');

/** A coordinator's views of all lists, by name. One query. */
export async function listViews(userId: number): Promise<QueueViewRow[]> {
  return table().where({ user_id: userId }).orderBy(['name', 'id']);
}

/** One of a coordinator's own. */
export async function findOwnView(userId: number, { id }: { id: string }): Promise<QueueViewRow | undefined> {
  return table().where({ user_id: userId, id }).first();
}

/**
 * Saves a view. One of that name in the same list is written anew.
 *
 * @throws ContractError 422 where somebody has as many as there may be
 */
export async function saveView(userId: number, { queue, name, query, isDefault }: NewQueueView): Promise<QueueViewRow> {
  return amongOwn(userId, async (trx, own) => {
    if (isDefault) await endDefault(trx, userId, queue);
    const same = own.find((one) => one.queue === queue && one.name === name);
    if (same) return write(trx, same, { query, is_default: isDefault });
    if (own.length >= queueViewsMax) throw invalidFields({ name: ['value.invalid'] });
    const fresh = { user_id: userId, queue, name, query, is_default: isDefault, created_at: Date.now() };
    const row: QueueViewRow = { id: randomUUID(), ...fresh };
    await trx('queue_views').insert(row);
    return row;
  });
}

/**
 * Changes what is given.
 *
 * @throws ContractError 404 where it was deleted meanwhile; 422 for a name that another view of the list has
 */
export async function changeView(
  { id, user_id }: QueueViewRow,
  { name, isDefault }: QueueViewPatch,
): Promise<QueueViewRow> {
  return amongOwn(user_id, async (trx, own) => {
    const view = own.find((one) => one.id === id);
    if (!view) throw notFound();
    if (own.some((one) => one.id !== id && one.queue === view.queue && one.name === name))
      throw invalidFields({ name: ['value.invalid'] });
    if (isDefault) await endDefault(trx, user_id, view.queue);
    return write(trx, view, {
      ...(name !== undefined && { name }),
      ...(isDefault !== undefined && { is_default: isDefault }),
    });
  });
}

export async function deleteView({ id }: QueueViewRow): Promise<void> {
  await table().where({ id }).delete();
}

export function presentView({ id, queue, name, query, is_default }: QueueViewRow): QueueView {
  return { id, queue, name, query, isDefault: Boolean(is_default) };
}

/** Two changes of one coordinator's wait for each other: a list has one view that it opens with. */
async function amongOwn(
  userId: number,
  change: (trx: Knex, own: QueueViewRow[]) => Promise<QueueViewRow>,
): Promise<QueueViewRow> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    return change(trx, await trx('queue_views').where({ user_id: userId }).select());
  });
}

async function endDefault(trx: Knex, userId: number, queue: ViewedList): Promise<void> {
  await trx('queue_views').where({ user_id: userId, queue }).update({ is_default: false });
}

async function write(trx: Knex, view: QueueViewRow, changes: Partial<QueueViewRow>): Promise<QueueViewRow> {
  if (Object.keys(changes).length > 0) await trx('queue_views').where({ id: view.id }).update(changes);
  return { ...view, ...changes };
}
