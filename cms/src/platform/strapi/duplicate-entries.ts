import type { Core, UID } from '@strapi/strapi';
import { documentParams } from '../typed/trusted-types.js';
import { addressOf } from '../words/address-of.js';
import { aroundDeskCalls } from './around-desk-calls.js';
import { draftsOf, isWrittenByStaff } from './kind-options.js';

interface DuplicateContext {
  params: { model: string; sourceId: string };
  request: { body?: Record<string, unknown> };
}

/**
 * Has a duplicate be of all the languages in which an entry is drafted, and wish for its address, which then gets a
 * number, the next one where it has one already: Strapi duplicates the first language alone, and finds nothing of an
 * entry that is not written in it. Call while Strapi registers, before what keeps addresses free.
 */
export function duplicateAllLanguages(strapi: Core.Strapi): void {
  aroundDeskCalls<DuplicateContext>(strapi, 'collection-types', {
    async autoClone(ctx, call) {
      const { model, sourceId } = ctx.params;
      const [draft] = isWrittenByStaff(model) ? await listDrafts(model, sourceId) : [];
      if (draft) ctx.request.body = { ...ctx.request.body, locale: draft.locale };
      await call();
    },
  });
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = documentParams(context);
    // What is changed before it is saved is of the language in which that was done.
    if (action !== 'clone' || !params.documentId || !isWrittenByStaff(uid) || hasWords(uid, params.data)) return next();
    const drafts = await listDrafts(uid, params.documentId);
    // Strapi leaves the language among what is saved too, where it would count for every one of them.
    const { locale: _locale, ...data } = params.data ?? {};
    params.locale = '*';
    const slug = drafts[0]?.slug;
    params.data = slug ? { ...data, slug: await unnumbered(uid, slug, drafts) } : data;
    return next();
  });
}

interface Draft {
  locale: string;
  slug?: string;
  title?: string | null;
  name?: string | null;
}

function listDrafts(uid: string, documentId: string): Promise<Draft[]> {
  return strapi.db.query(uid).findMany({ where: draftsOf(uid, { documentId }), orderBy: { id: 'asc' } });
}

/**
 * `summer-school` of `summer-school-2`, which was given its number because another entry has that address. A year stays,
 * and so does a number in which the title ends.
 */
async function unnumbered(uid: string, slug: string, drafts: readonly Draft[]): Promise<string> {
  const [, stem, number] = /^(.+)-([1-9]\d{0,2})$/.exec(slug) ?? [];
  if (!stem || number === '1') return slug;
  const ofTitles = drafts.map(({ title, name }) => addressOf(title ?? name ?? ''));
  if (ofTitles.includes(slug)) return slug;
  const isGiven = ofTitles.includes(stem) || (await strapi.db.query(uid).count({ where: { slug: stem } })) > 0;
  return isGiven ? stem : slug;
}

/** Whether something is given of what each language has of its own. */
function hasWords(uid: UID.ContentType, data: Record<string, unknown> = {}): boolean {
  const attributes: Record<string, { pluginOptions?: { i18n?: { localized?: boolean } } }> =
    strapi.contentType(uid).attributes;
  return Object.keys(data).some((name) => data[name] !== null && attributes[name]?.pluginOptions?.i18n?.localized);
}
