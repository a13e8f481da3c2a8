import type { Core, UID } from '@strapi/strapi';
import { documentParams } from '../typed/trusted-types.js';
import { aroundDeskCalls } from './around-desk-calls.js';
import { isWrittenByStaff } from './kind-options.js';

interface DuplicateContext {
  params: { model: string; sourceId: string };
  request: { body?: Record<string, unknown> };
}

/**
 * Has a duplicate be of all the languages in which an entry is drafted, and wish for its address, which then gets a
 * number: Strapi duplicates the first language alone, and finds nothing of an entry that is not written in it. Call while
 * Strapi registers, before what keeps addresses free.
 */
export function duplicateAllLanguages(strapi: Core.Strapi): void {
  aroundDeskCalls<DuplicateContext>(strapi, 'collection-types', {
    async autoClone(ctx, call) {
      const { model, sourceId } = ctx.params;
      const draft = isWrittenByStaff(model) ? await findDraft(model, sourceId) : null;
      if (draft) ctx.request.body = { ...ctx.request.body, locale: draft.locale };
      await call();
    },
  });
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = documentParams(context);
    // What is changed before it is saved is of the language in which that was done.
    if (action !== 'clone' || !params.documentId || !isWrittenByStaff(uid) || hasWords(uid, params.data)) return next();
    const draft = await findDraft(uid, params.documentId);
    // Strapi leaves the language among what is saved too, where it would count for every one of them.
    const { locale: _locale, ...data } = params.data ?? {};
    params.locale = '*';
    params.data = draft?.slug ? { ...data, slug: draft.slug } : data;
    return next();
  });
}

function findDraft(uid: string, documentId: string): Promise<{ locale: string; slug?: string } | null> {
  return strapi.db.query(uid).findOne({ where: { documentId, publishedAt: { $null: true } }, orderBy: { id: 'asc' } });
}

/** Whether something is given of what each language has of its own. */
function hasWords(uid: UID.ContentType, data: Record<string, unknown> = {}): boolean {
  const attributes: Record<string, { pluginOptions?: { i18n?: { localized?: boolean } } }> =
    strapi.contentType(uid).attributes;
  return Object.keys(data).some((name) => data[name] !== null && attributes[name]?.pluginOptions?.i18n?.localized);
}
