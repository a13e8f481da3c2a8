import type { Knex } from 'knex';

/** When an invitation was mailed last, and first opened. */
export interface GuestMarks {
  invitation_id: string;
  sent_at: number | null;
  opened_at: number | null;
}

declare module 'knex/types/tables' {
  interface Tables {
    event_guest_marks: GuestMarks;
  }
}

/** Marks of invitations by their documents' ids. One query. */
export async function listMarks(documentIds: readonly string[]): Promise<Map<string, GuestMarks>> {
  const rows = await strapi.db.connection('event_guest_marks').whereIn('invitation_id', [...documentIds]);
  return new Map(rows.map((row) => [row.invitation_id, row]));
}

export async function markSent(trx: Knex, documentId: string, at: number): Promise<void> {
  await trx('event_guest_marks')
    .insert({ invitation_id: documentId, sent_at: at, opened_at: null })
    .onConflict('invitation_id')
    .merge(['sent_at']);
}

/** Whether an invitation was ever mailed. */
export async function wasSent(trx: Knex, documentId: string): Promise<boolean> {
  const mark = await trx('event_guest_marks')
    .where({ invitation_id: documentId })
    .whereNotNull('sent_at')
    .first('sent_at');
  return mark !== undefined;
}

/** Whether somebody has an invitation's code as far as is known: it was mailed, or opened. */
export async function wasHandedOut(trx: Knex, documentId: string): Promise<boolean> {
  const mark = await trx('event_guest_marks').where({ invitation_id: documentId }).first('sent_at', 'opened_at');
  return Boolean(mark?.sent_at ?? mark?.opened_at);
}

/** @returns whether this was the first time */
export async function markOpened(trx: Knex, documentId: string, at: number): Promise<boolean> {
  await trx('event_guest_marks')
    .insert({ invitation_id: documentId, sent_at: null, opened_at: null })
    .onConflict('invitation_id')
    .ignore();
  const marked = await trx('event_guest_marks')
    .where({ invitation_id: documentId })
    .whereNull('opened_at')
    .update({ opened_at: at });
  return marked > 0;
}

export async function forgetMarks(documentIds: readonly string[]): Promise<void> {
  await strapi.db
    .connection('event_guest_marks')
    .whereIn('invitation_id', [...documentIds])
    .delete();
}

/** A moment of a mark as it leaves. */
export function instantOf(at: number | null | undefined): string | null {
  return at ? new Date(Number(at)).toISOString() : null;
}
