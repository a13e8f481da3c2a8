import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { isDrafted, isTranslated } from '../strapi/kind-options.js';

/** A relation that an entry has in all of its languages, to entries that have versions in each. */
export interface SharedRelation {
  attribute: string;
  target: UID.ContentType;
  isToOne: boolean;
}

/** One row of an entry: in one language, drafted or published. */
export interface Version {
  id: number;
  documentId: string;
  locale: string;
  updatedAt: string;
  /** What it relates to, by attribute, in order. */
  related: ReadonlyMap<string, readonly Related[]>;
}

interface Related {
  id: number;
  documentId: string;
}

/** A relation as schemas write it; Strapi types each kind's apart. */
interface RelationAttribute {
  type: string;
  relation?: string;
  target?: UID.ContentType;
  mappedBy?: string;
  pluginOptions?: { i18n?: { localized?: boolean } };
}

export type Status = 'draft' | 'published';

const inStatus = (status: Status) => ({ publishedAt: status === 'draft' ? { $null: true } : { $notNull: true } });

/** What is not drafted is there for drafts too. */
const versionsToRelate = (uid: UID.ContentType, status: Status) => (isDrafted(uid) ? inStatus(status) : {});

/** Those of a kind that staff write. */
export function sharedRelations(uid: UID.ContentType): SharedRelation[] {
  const attributes: Record<string, RelationAttribute> = strapi.contentType(uid).attributes;
  return Object.entries(attributes).flatMap(([attribute, { type, relation, target, mappedBy, pluginOptions }]) => {
    const isShared = type === 'relation' && mappedBy === undefined && pluginOptions?.i18n?.localized === false;
    const isToOne = relation?.endsWith('ToOne') === true;
    return isShared && target && isTranslated(target) ? [{ attribute, target, isToOne }] : [];
  });
}

/** The versions of entries, with what they relate to. */
export async function readVersions(
  uid: UID.ContentType,
  relations: readonly SharedRelation[],
  status: Status,
  where: object,
): Promise<Version[]> {
  const populate = Object.fromEntries(relations.map(({ attribute }) => [attribute, { select: ['id', 'documentId'] }]));
  const rows: (Omit<Version, 'related'> & Record<string, unknown>)[] = await strapi.db.query(uid).findMany({
    select: ['id', 'documentId', 'locale', 'updatedAt'],
    where: { ...where, ...inStatus(status) },
    populate,
    orderBy: { id: 'asc' },
  });
  return rows.map((row) => ({
    ...row,
    related: new Map(relations.map(({ attribute }) => [attribute, relatedIn(row[attribute])])),
  }));
}

/** Of a relation to one entry an object or null, of one to several a list. */
function relatedIn(value: unknown): Related[] {
  // as it was selected above
  return [value].flat().filter((one) => one !== null && one !== undefined) as Related[];
}

/** The entries that a version relates to. */
export function documentsOf({ related }: Version, { attribute }: SharedRelation): string[] {
  return (related.get(attribute) ?? []).map(({ documentId }) => documentId);
}

/**
 * Relates a version to entries: to each one's version of the same language and status, or, where there is none, to the
 * one that readers are shown instead.
 */
export async function relate(
  uid: UID.ContentType,
  version: Version,
  { attribute, target }: SharedRelation,
  documentIds: readonly string[],
  status: Status,
): Promise<void> {
  const rows: (Related & { locale: string })[] = await strapi.db.query(target).findMany({
    select: ['id', 'documentId', 'locale'],
    where: { documentId: { $in: [...documentIds] }, ...versionsToRelate(target, status) },
    orderBy: { id: 'asc' },
  });
  const ids = documentIds.flatMap((documentId) => {
    const among = rows.filter((row) => row.documentId === documentId);
    const found = among.find(({ locale }) => locale === version.locale) ?? among[0];
    return found ? [found.id] : [];
  });
  const present = (version.related.get(attribute) ?? []).map(({ id }) => id);
  if (isDeepStrictEqual(ids, present)) return;
  await strapi.db
    .query(uid)
    .update({ where: { id: version.id }, data: { [attribute]: { set: ids.map((id) => ({ id })) } } });
}
