import type { Locale } from '@scholars/contract/locale';
import type { Reference } from '@scholars/contract/shapes';
import { listVersions, untilContentChanges, type Version } from '../../platform/content/localized.js';

interface CategoryEntry extends Version {
  slug: string;
  title: string;
}

export interface LocalizedReference extends Reference {
  locale: Locale;
}

/** The categories' references by document id, in the order of their titles. */
export const categoryReferences = untilContentChanges(
  async (locale: Locale): Promise<Map<string, LocalizedReference>> => {
    const categories = await listVersions<CategoryEntry>('api::opportunity-category.opportunity-category', locale);
    const sorted = categories.sort((a, b) => a.title.localeCompare(b.title, locale));
    return new Map(
      sorted.map((entry) => [
        entry.documentId,
        { id: entry.documentId, slug: entry.slug, title: entry.title, locale: entry.locale },
      ]),
    );
  },
);
