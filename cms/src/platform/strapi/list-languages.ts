import type { Core } from '@strapi/strapi';
import { locales, type Locale } from '@scholars/contract/locale';
import { aroundDeskCalls } from './around-desk-calls.js';
import { isChangedSince } from './document-calls.js';
import { isDrafted, isTranslated, isWrittenByStaff } from './kind-options.js';
import { recordOf } from '../typed/trusted-types.js';

type LanguageState = 'missing' | 'draft' | 'changed' | 'published';

interface Version {
  documentId: string;
  locale: Locale;
  publishedAt: string | null;
  updatedAt: string;
}

/** What else is known of the languages of some entries of a kind, by document, in one query. */
type FindMore = (uid: string, documentIds: readonly string[]) => Promise<ReadonlyMap<string, object>>;

/** What of Strapi's call for the rows of a list is used here. */
interface ListContext {
  params: { model: string };
  body?: { results?: { documentId: string; languages?: Record<Locale, LanguageState> }[] };
}

/**
 * Has each row of the desk's lists say what there is of it in each language, and what `more` finds. One query for a
 * list, and one for each of these. Call while Strapi registers.
 *
 * @param more by the name under which a row has it, for kinds that staff write
 */
export function listLanguages(strapi: Core.Strapi, more: Readonly<Record<string, FindMore>>): void {
  aroundDeskCalls<ListContext>(strapi, 'collection-types', {
    async find(ctx, call) {
      await call();
      const rows = ctx.body?.results;
      if (!rows?.length || !isTranslated(ctx.params.model)) return;
      const ids = rows.map(({ documentId }) => documentId);
      const states = await languageStates(ctx.params.model, ids);
      for (const row of rows) row.languages = states.get(row.documentId) ?? stateOf([], false);
      if (!isWrittenByStaff(ctx.params.model)) return;
      for (const [name, find] of Object.entries(more)) {
        const found = await find(ctx.params.model, ids);
        for (const row of rows) Object.assign(row, { [name]: found.get(row.documentId) ?? {} });
      }
    },
  });
}

async function languageStates(uid: string, documentIds: string[]) {
  const versions: Version[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt'],
    where: { documentId: { $in: documentIds } },
  });
  const hasDrafts = isDrafted(uid);
  return new Map(
    documentIds.map((id) => [
      id,
      stateOf(
        versions.filter(({ documentId }) => documentId === id),
        hasDrafts,
      ),
    ]),
  );
}

function stateOf(versions: Version[], hasDrafts: boolean): Record<Locale, LanguageState> {
  return recordOf(locales, (locale) => {
    const own = versions.filter((version) => version.locale === locale);
    if (own.length === 0) return 'missing';
    if (!hasDrafts) return 'published';
    const published = own.find(({ publishedAt }) => publishedAt !== null);
    const draft = own.find(({ publishedAt }) => publishedAt === null);
    if (!published) return 'draft';
    return draft && isChangedSince(published, draft) ? 'changed' : 'published';
  });
}
