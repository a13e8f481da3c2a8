import { isDeepStrictEqual } from 'node:util';
import type { UID } from '@strapi/strapi';
import { isFollowingEach, refreshOwn } from '../listing/keep-in-step.js';
import { isChangedSince, isPublishing } from '../strapi/document-calls.js';
import { isWrittenByStaff } from '../strapi/kind-options.js';
import { documentParams } from '../typed/trusted-types.js';
import { documentsOf, readVersions, relate, sharedRelations, type SharedRelation } from './versions.js';

/**
 * Relates what is published to an entry anew once that is on the site again, or there in another language alone: Strapi
 * forgets such relations with the published version, and the forms of what had them show them still. Entries that wait to
 * be published with other changes get them then. Call once, while Strapi registers, after what keeps listings in step.
 */
export function keepRelationsThroughUnpublishing(): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = documentParams(context);
    const { documentId } = params;
    const isMoved = action === 'unpublish' || isPublishing(action, params);
    if (!documentId || !isMoved || !isWrittenByStaff(uid) || !isFollowingEach()) return next();
    const sources = sourcesOf(uid);
    if (sources.length === 0) return next();
    const before = await publishedIn(uid, documentId);
    const result = await next();
    const now = await publishedIn(uid, documentId);
    if (now.length > 0 && !isDeepStrictEqual(now, before))
      for (const source of sources) await relateAgain(source.uid, source.relation, documentId);
    return result;
  });
}

/** The relations of any kind that lead to entries of one. */
function sourcesOf(target: UID.ContentType): { uid: UID.ContentType; relation: SharedRelation }[] {
  // those of Strapi's registry
  const kinds = Object.keys(strapi.contentTypes).filter(isWrittenByStaff) as UID.ContentType[];
  return kinds.flatMap((uid) =>
    sharedRelations(uid)
      .filter((relation) => relation.target === target)
      .map((relation) => ({ uid, relation })),
  );
}

/** The languages in which an entry is on the site. */
async function publishedIn(uid: UID.ContentType, documentId: string): Promise<string[]> {
  const versions = await readVersions(uid, [], 'published', { documentId });
  return versions.map(({ locale }) => locale).toSorted();
}

async function relateAgain(uid: UID.ContentType, relation: SharedRelation, documentId: string): Promise<void> {
  const drafts = await readVersions(uid, [relation], 'draft', { [relation.attribute]: { documentId } });
  if (drafts.length === 0) return;
  const documentIds = [...new Set(drafts.map((draft) => draft.documentId))];
  const published = await readVersions(uid, [relation], 'published', { documentId: { $in: documentIds } });
  for (const version of published) {
    const draft = drafts.find((one) => one.documentId === version.documentId && one.locale === version.locale);
    if (draft && !isChangedSince(version, draft))
      await relate(uid, version, relation, documentsOf(draft, relation), 'published');
  }
  await refreshOwn(uid, documentIds);
}
