import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import type { EntryVersion } from '../../platform/strapi/desk-entry.js';
import { storedJson } from '../../platform/typed/trusted-types.js';
import type { Texts } from './read-texts.js';

/** Of a version that is published, or of the original when a translation was saved last (`basis`). */
interface TextMarkRow {
  uid: string;
  document_id: string;
  locale: Locale;
  kind: 'published' | 'basis';
  /** Which language a translation was made of. */
  original: Locale | null;
  fields: string;
}

declare module 'knex/types/tables' {
  interface Tables {
    text_marks: TextMarkRow;
  }
}

export interface TextMark extends EntryVersion {
  kind: TextMarkRow['kind'];
  original: Locale | null;
  texts: Texts;
}

const table = (knex: Knex = strapi.db.connection) => knex<TextMarkRow>('text_marks');

/** All of some entries of a kind. One query. */
export async function listMarks(uid: string, documentIds: readonly string[], knex?: Knex): Promise<TextMark[]> {
  const rows = await table(knex).where({ uid }).whereIn('document_id', documentIds);
  return rows.map((row) => ({
    uid: row.uid,
    documentId: row.document_id,
    locale: row.locale,
    kind: row.kind,
    original: row.original,
    texts: storedJson<Texts>(row.fields),
  }));
}

export async function saveMark(
  { uid, documentId, locale, kind, original, texts }: TextMark,
  knex?: Knex,
): Promise<void> {
  await table(knex)
    .insert({ uid, document_id: documentId, locale, kind, original, fields: JSON.stringify(texts) })
    .onConflict(['uid', 'document_id', 'locale', 'kind'])
    .merge();
}

export async function deleteMarks(
  uid: string,
  documentId: string,
  among: readonly string[],
  kind: TextMarkRow['kind'] | undefined,
  knex: Knex,
): Promise<void> {
  const rows = table(knex).where({ uid, document_id: documentId }).whereIn('locale', among);
  await (kind ? rows.where({ kind }) : rows).delete();
}
