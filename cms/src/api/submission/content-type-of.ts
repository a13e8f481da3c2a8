import type { UID } from '@strapi/strapi';
import { isSubmissionKind, type SubmissionKind } from '@scholars/contract/queues/submission-kinds';
import { notFound } from '../../platform/errors/contract-error.js';

interface KeptAs {
  uid: UID.ContentType;
  table: string;
}

/** Where the submissions of a kind are kept: in the content type that has the kind's name in the plural. */
export function contentTypeOf(kind: SubmissionKind): KeptAs {
  const type = Object.values(strapi.contentTypes).find(
    ({ uid, info }) => uid.startsWith('api::') && info.pluralName === kind,
  );
  if (!type?.collectionName) throw new Error(`There is no content type named ${kind}`);
  return { uid: type.uid, table: type.collectionName };
}

/** The column of a kind's table that holds a field. */
export function columnOf(kind: SubmissionKind, field: string): string {
  const attribute = strapi.db.metadata.get(contentTypeOf(kind).uid).attributes[field];
  if (!attribute || !('columnName' in attribute) || !attribute.columnName)
    throw new Error(`${kind} have no field ${field}`);
  return attribute.columnName;
}

/** The kind that a path names; 404 for any other. */
export function requireKind(name: string): SubmissionKind {
  if (!isSubmissionKind(name)) throw notFound();
  return name;
}
