import type { Core, UID } from '@strapi/strapi';
import { locales, type Locale } from '@scholars/contract/locale';
import { recordOf } from '../typed/trusted-types.js';

type LanguageState = 'missing' | 'draft' | 'changed' | 'published';

interface Version {
  documentId: string;
  locale: Locale;
  publishedAt: string | null;
  updatedAt: string;
}

/** What of Strapi's call for the rows of a list is used here. */
interface ListContext {
  params: { model: string };
  body?: { results?: { documentId: string; languages?: Record<Locale, LanguageState> }[] };
}
type ListController = Record<string, (ctx: ListContext, next: unknown) => Promise<void>>;

/**
 * Has each row of the desk's lists say what there is of it in each language. One query for a list. Call while Strapi
 * registers.
 */
export function listLanguages(strapi: Core.Strapi): void {
  strapi.get('controllers').extend('plugin::content-manager.collection-types', (controller: ListController) => ({
    ...controller,
    async find(ctx: ListContext, next: unknown) {
      await controller.find?.call(controller, ctx, next);
      const rows = ctx.body?.results;
      if (!rows?.length || !isTranslated(ctx.params.model)) return;
      const states = await languageStates(
        ctx.params.model,
        rows.map(({ documentId }) => documentId),
      );
      for (const row of rows) row.languages = states.get(row.documentId) ?? stateOf([], false);
    },
  }));
}

const optionsOf = (uid: string) =>
  strapi.contentType(uid as UID.ContentType) as {
    options?: { draftAndPublish?: boolean };
    pluginOptions?: { i18n?: { localized?: boolean } };
  };
const isTranslated = (uid: string) => optionsOf(uid).pluginOptions?.i18n?.localized === true;

async function languageStates(uid: string, documentIds: string[]) {
  const versions: Version[] = await strapi.db.query(uid).findMany({
    select: ['documentId', 'locale', 'publishedAt', 'updatedAt'],
    where: { documentId: { $in: documentIds } },
  });
  const isDrafted = optionsOf(uid).options?.draftAndPublish === true;
  return new Map(
    documentIds.map((id) => [
      id,
      stateOf(
        versions.filter(({ documentId }) => documentId === id),
        isDrafted,
      ),
    ]),
  );
}

function stateOf(versions: Version[], isDrafted: boolean): Record<Locale, LanguageState> {
  return recordOf(locales, (locale) => {
    const own = versions.filter((version) => version.locale === locale);
    if (own.length === 0) return 'missing';
    if (!isDrafted) return 'published';
    const published = own.find(({ publishedAt }) => publishedAt !== null);
    const draft = own.find(({ publishedAt }) => publishedAt === null);
    if (!published) return 'draft';
    return draft && Date.parse(draft.updatedAt) > Date.parse(published.updatedAt) ? 'changed' : 'published';
  });
}
