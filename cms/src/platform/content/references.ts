import type { Locale } from '@scholars/contract/locale';
import type { AreaReference, Reference } from '@scholars/contract/shapes';
import { listVersions, untilContentChanges, type Version } from './localized.js';

interface AreaEntry extends Version {
  number: number;
  slug: string;
  title: string;
}

interface CategoryEntry extends Version {
  slug: string;
  title: string;
}

/** The five areas' references by number, in their order. */
export const areaReferences = untilContentChanges(async (locale: Locale): Promise<Map<number, AreaReference>> => {
  const areas = await listVersions<AreaEntry>('api::thematic-area.thematic-area', locale);
  const sorted = areas.sort((a, b) => a.number - b.number);
  return new Map(sorted.map(({ number, slug, title }) => [number, { id: number, slug, title }]));
});

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

/** The references of area numbers, in the areas' order; unknown numbers are left out. */
export function areasOf(known: ReadonlyMap<number, AreaReference>, numbers: readonly number[]): AreaReference[] {
  return [...known.values()].filter(({ id }) => numbers.includes(id));
}
