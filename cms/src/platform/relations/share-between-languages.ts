import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { isFollowingEach } from '../listing/keep-in-step.js';
import { isPublishing } from '../strapi/document-calls.js';
import { isWrittenByStaff } from '../strapi/kind-options.js';
import { documentParams, localesOf } from '../typed/trusted-types.js';
import { relatedAfter } from './related-after.js';
import { documentsOf, readVersions, relate, sharedRelations, type SharedRelation } from './versions.js';

const writes = new Set(['update', 'publish', 'discardDraft']);

/**
 * Keeps relations the same in both languages where the schema says that they are: Strapi shares fields and pictures
 * between languages, and no relation to entries that are translated themselves. A new translation has those of what it
 * translates. Call once, while Strapi registers, after what keeps listings in step.
 */
export function shareRelationsBetweenLanguages(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = documentParams(context);
    const [locale = '', ...others] = localesOf(params);
    const { documentId } = params;
    // What is written in all languages at once is in step, and what is new has one.
    if (!documentId || others.length > 0 || !writes.has(action) || !isWrittenByStaff(uid) || !isFollowingEach())
      return next();
    const relations = sharedRelations(uid);
    if (relations.length === 0) return next();
    const entry = { uid, documentId, locale, relations };
    const before = await readDrafted(entry);
    const begun = before || action !== 'update' ? undefined : await relationsOfNew(entry, params.data);
    if (begun) params.data = withoutThose(params.data, begun);
    if (action === 'publish') await shareDrafted(entry, before);
    const result = await next();
    if (begun) await shareBegun(entry, begun);
    else if (action !== 'publish') await shareDrafted(entry, before);
    if (isPublishing(action, params)) await sharePublished(entry);
    return result;
  });
}

interface WrittenEntry {
  uid: UID.ContentType;
  documentId: string;
  /** The language in which it is written. */
  locale: string;
  relations: readonly SharedRelation[];
}

/** What the draft relates to, by attribute; nothing where there is no draft in the language. */
async function readDrafted({ uid, documentId, locale, relations }: WrittenEntry) {
  const [own] = await readVersions(uid, relations, 'draft', { documentId, locale });
  return own && new Map(relations.map((relation) => [relation.attribute, documentsOf(own, relation)]));
}

/**
 * What a translation that is saved for the first time relates to, by attribute: its form shows what the other language has
 * (`show-shared-relations.ts`), and says what was changed of that.
 */
async function relationsOfNew(
  { uid, documentId, relations }: WrittenEntry,
  data: Record<string, unknown> = {},
): Promise<ReadonlyMap<string, readonly string[] | undefined>> {
  const others = await readVersions(uid, relations, 'draft', { documentId });
  return new Map(
    relations.map((relation) => {
      const shown = others.map((other) => documentsOf(other, relation)).find(({ length }) => length > 0) ?? [];
      return [relation.attribute, relatedAfter(shown, data[relation.attribute], relation.isToOne)];
    }),
  );
}

/** Strapi refuses what there is in another language alone, and would relate it before it is given to both. */
function withoutThose(data: Record<string, unknown> = {}, begun: ReadonlyMap<string, readonly string[] | undefined>) {
  return Object.fromEntries(Object.entries(data).filter(([name]) => begun.get(name) === undefined));
}

/** Counts in all languages; where the form names what is related anew, as it is saved. */
async function shareBegun(
  { uid, documentId, locale, relations }: WrittenEntry,
  begun: ReadonlyMap<string, readonly string[] | undefined>,
): Promise<void> {
  const drafts = await readVersions(uid, relations, 'draft', { documentId });
  const own = drafts.find((draft) => draft.locale === locale);
  if (!own) return;
  for (const relation of relations) {
    const related = begun.get(relation.attribute) ?? documentsOf(own, relation);
    for (const draft of drafts) await relate(uid, draft, relation, related, 'draft');
  }
}

/** What was changed in one language counts in all. Where it has nothing, and nobody took it away, it is given what others have. */
async function shareDrafted(
  { uid, documentId, locale, relations }: WrittenEntry,
  before: ReadonlyMap<string, readonly string[]> | undefined,
): Promise<void> {
  const drafts = await readVersions(uid, relations, 'draft', { documentId });
  const own = drafts.find((draft) => draft.locale === locale);
  const others = drafts.filter((draft) => draft !== own);
  if (!own) return;
  for (const relation of relations) {
    const related = documentsOf(own, relation);
    if (!isDeepStrictEqual(related, before?.get(relation.attribute) ?? []))
      for (const other of others) await relate(uid, other, relation, related, 'draft');
    else if (related.length === 0) {
      const wanted = others.map((other) => documentsOf(other, relation)).find(({ length }) => length > 0);
      if (wanted) await relate(uid, own, relation, wanted, 'draft');
    }
  }
}

/** What is published of the other languages relates to what this one's draft does, which has just been published. */
async function sharePublished({ uid, documentId, locale, relations }: WrittenEntry): Promise<void> {
  const [draft] = await readVersions(uid, relations, 'draft', { documentId, locale });
  if (!draft) return;
  for (const version of await readVersions(uid, relations, 'published', { documentId }))
    for (const relation of relations) await relate(uid, version, relation, documentsOf(draft, relation), 'published');
}
