import type { Core, UID } from '@strapi/strapi';
import { documentsOf, readVersions, sharedRelations, type Version } from './versions.js';
import { aroundDeskCalls } from '../strapi/around-desk-calls.js';
import { isWrittenByStaff } from '../strapi/kind-options.js';

interface EntryContext {
  params: { model: string; id: string };
  body?: { data?: object };
}
interface RelationContext {
  params: { model: string; id?: string; targetField: string };
  request: { query: Record<string, unknown> };
}

/**
 * Has the form of a translation that is not saved yet show the relations that both languages share, as it shows fields
 * and pictures: Strapi asks for none of an entry that is not there in its language. Call while Strapi registers.
 */
export function showSharedRelations(strapi: Core.Strapi): void {
  aroundDeskCalls<EntryContext>(strapi, 'collection-types', {
    async findOne(ctx, call) {
      await call();
      const { model, id } = ctx.params;
      // By the name of the document the form asks for relations; without the id of a row it takes nothing for saved.
      if (ctx.body?.data && !('id' in ctx.body.data) && isWrittenByStaff(model)) ctx.body.data = { documentId: id };
    },
  });
  aroundDeskCalls<RelationContext>(strapi, 'relations', {
    async findExisting(ctx, call) {
      const other = await findOtherLanguage(ctx, ctx.params.id);
      if (other) ctx.request.query = { ...ctx.request.query, locale: other.locale };
      await call();
    },
    async findAvailable(ctx, call) {
      const { id, filters, ...query } = ctx.request.query;
      const other = await findOtherLanguage(ctx, id);
      if (other) {
        const isShown = { documentId: { $in: other.related } };
        ctx.request.query = { ...query, filters: { $and: [filters ?? {}, { $not: isShown }] } };
      }
      await call();
    },
  });
}

/** The language whose relations a translation shows that is not saved yet; nothing of an entry that is there. */
async function findOtherLanguage({ params, request }: RelationContext, documentId: unknown) {
  const { model, targetField } = params;
  const { locale } = request.query;
  if (typeof documentId !== 'string' || documentId === '' || typeof locale !== 'string') return undefined;
  if (!isWrittenByStaff(model)) return undefined;
  const uid = model as UID.ContentType; // one of those
  const relation = sharedRelations(uid).find(({ attribute }) => attribute === targetField);
  if (!relation) return undefined;
  const drafts = await readVersions(uid, [relation], 'draft', { documentId });
  if (drafts.some((draft) => draft.locale === locale)) return undefined;
  const related = (draft: Version) => documentsOf(draft, relation);
  const other = drafts.find((draft) => related(draft).length > 0) ?? drafts[0];
  return other && { locale: other.locale, related: related(other) };
}
