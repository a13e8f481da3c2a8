import type { UID } from '@strapi/strapi';
import { localesOf, recordOf, type DocumentParams } from '../typed/trusted-types.js';

/** Fields of an entry as a call of Strapi's documents saves them: what it does not name stays as it is drafted. */
export async function fieldsToSave<Name extends string>(
  uid: UID.ContentType,
  params: DocumentParams,
  names: readonly Name[],
): Promise<Record<Name, unknown>> {
  const { documentId, data = {} } = params;
  const draft = documentId === undefined ? {} : await findDraft(uid, documentId, localesOf(params));
  return recordOf(names, (name) => (name in data ? data[name] : draft[name]));
}

/** In a language that the call is about, or else in the other, which shares what is written once. */
async function findDraft(
  uid: UID.ContentType,
  documentId: string,
  locales: readonly string[],
): Promise<Record<string, unknown>> {
  const drafts: Record<string, unknown>[] = await strapi.db
    .query(uid)
    .findMany({ where: { documentId, publishedAt: { $null: true } } });
  return drafts.find(({ locale }) => locales.includes(String(locale))) ?? drafts[0] ?? {};
}

/** Whether another entry of the kind has the same in a field, in any language, drafted or published. */
export async function isTaken(
  uid: UID.ContentType,
  action: string,
  { documentId = '' }: DocumentParams,
  where: object,
): Promise<boolean> {
  const own = action === 'clone' ? '' : documentId;
  return (await strapi.db.query(uid).count({ where: { ...where, documentId: { $ne: own } } })) > 0;
}
