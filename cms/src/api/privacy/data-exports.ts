import { randomUUID } from 'node:crypto';
import { dataExportDays, type DataExport } from '@scholars/contract/privacy';
import type { Locale } from '@scholars/contract/locale';
import { erasePrivateFile } from '../../platform/private-files/store.js';

/** The copy of somebody's data, or what is to become it; one for each account. */
export interface ExportRow {
  user_id: number;
  /** Its own and its file's: each copy has another. */
  id: string;
  locale: Locale;
  state: 'waiting' | 'ready' | 'failed';
  requested_at: number;
  expires_at: number | null;
  size: number;
}

declare module 'knex/types/tables' {
  interface Tables {
    data_exports: ExportRow;
  }
}

/** What its file is kept under. */
export const exportKind = 'data-export';
export const exportKeptMs = dataExportDays * 86_400_000;

const table = () => strapi.db.connection('data_exports');

/** Asks for a copy; one that is being made is waited for, and one that is there is replaced. */
export async function requestExport(userId: number, locale: Locale): Promise<void> {
  const now = Date.now();
  const waiting = { id: randomUUID(), locale, state: 'waiting', requested_at: now, expires_at: null, size: 0 } as const;
  const replaced = await strapi.db.transaction(async ({ trx }) => {
    await trx('up_users').where({ id: userId }).forUpdate().first('id');
    const before = await trx('data_exports').where({ user_id: userId }).first();
    if (before?.state === 'waiting') return undefined;
    await trx('data_exports')
      .insert({ user_id: userId, ...waiting })
      .onConflict('user_id')
      .merge();
    if (before) await trx('private_files').where({ id: before.id }).delete();
    return before?.id;
  });
  // One that cannot be erased just now is swept away later, as no row names it.
  if (replaced) await erasePrivateFile(replaced).catch(() => undefined);
}

export async function findExport(userId: number): Promise<ExportRow | undefined> {
  const row = await table().where({ user_id: userId }).first();
  return row && !(row.expires_at !== null && row.expires_at <= Date.now()) ? row : undefined;
}

export function presentExport(row: ExportRow | undefined): DataExport {
  const at = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());
  if (!row) return { state: 'none', id: null, requestedAt: null, expiresAt: null, size: 0 };
  return {
    state: row.state === 'waiting' ? 'preparing' : row.state,
    id: row.state === 'ready' ? row.id : null,
    requestedAt: at(row.requested_at),
    expiresAt: at(row.expires_at),
    size: row.size,
  };
}

/** Erases somebody's copy, if there is one. */
export async function forgetExport(userId: number): Promise<void> {
  const row = await table().where({ user_id: userId }).first('id');
  if (!row) return;
  await strapi.db.transaction(async ({ trx }) => {
    await trx('private_files').where({ id: row.id }).delete();
    await trx('data_exports').where({ user_id: userId, id: row.id }).delete();
  });
  await erasePrivateFile(row.id).catch(() => undefined); // as above
}

/** Erases copies past their term, and those of accounts that are gone. */
export async function forgetOldExports(now: number): Promise<void> {
  const due = await table()
    .where('expires_at', '<=', now)
    .orWhereNotIn('user_id', strapi.db.connection('up_users').select('id'))
    .select('user_id');
  for (const { user_id } of due) await forgetExport(user_id);
  const lost = await strapi.db
    .connection('private_files')
    .where({ kind: exportKind })
    .whereNotIn('id', table().select('id'))
    .pluck('id');
  for (const id of lost) {
    await strapi.db.connection('private_files').where({ id }).delete();
    await erasePrivateFile(id).catch(() => undefined);
  }
}
