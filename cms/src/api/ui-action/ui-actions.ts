import type { BodyOf } from '@scholars/contract/endpoint';
import type { logUiAction } from '@scholars/contract/site';

/** What was used, and when. Nothing of whoever used it: no account, no address. */
interface UiActionRow {
  id: number;
  at: number;
  action: string;
  target_type: string;
  target_id: string;
  /** JSON; '' for none. */
  meta: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    ui_actions: UiActionRow;
  }
}

const keptDays = 400;
const mostKept = 1_000_000;
const table = () => strapi.db.connection('ui_actions');

export async function noteUiAction({
  action,
  target_type,
  target_id,
  meta,
}: BodyOf<typeof logUiAction>): Promise<void> {
  await table().insert({
    at: Date.now(),
    action,
    target_type,
    target_id,
    meta: meta ? JSON.stringify(meta) : '',
  });
}

/**
 * Forgets those of more than a year ago (a year is still to be compared with the one before), and the oldest of more than
 * a disk should hold: anybody may send them.
 */
export async function forgetOldUiActions(now: number, most = mostKept): Promise<void> {
  await table()
    .where('at', '<', now - keptDays * 86_400_000)
    .delete();
  const [last] = await table().max({ id: 'id' });
  await table()
    .where('id', '<=', Number(last?.id ?? 0) - most)
    .delete();
}
