import type { Locale } from '@scholars/contract/locale';
import { agsCategories, type AgsCategory } from '@scholars/contract/shapes';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import * as calls from '@scholars/contract/thematic-areas';
import { listVersions } from '../../platform/content/localized.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction } from '../../platform/contract/define-action.js';
import { presentArea, type AreaEntry } from './present-area.js';

const withParts = { photo: true, subs: true, intros: true };

/** How many opportunities are open in each area, by its number; in a category alone where one is given. */
export type CountOpenByArea = (locale: Locale, category?: AgsCategory) => Promise<ReadonlyMap<string, number>>;

/** @param countOpenByArea opportunities point to areas, so it is they who are asked */
export function thematicAreaActions(countOpenByArea: CountOpenByArea) {
  async function listAreas(locale: Locale, where: Record<string, unknown>, category?: AgsCategory) {
    const entries = await listVersions<AreaEntry>('api::thematic-area.thematic-area', locale, where, withParts);
    const counts = await countOpenByArea(locale, category);
    return entries
      .sort((a, b) => a.number - b.number)
      .map((entry) => presentArea(entry, counts.get(String(entry.number)) ?? 0, category));
  }

  async function getArea(locale: Locale, number: number | undefined, category?: AgsCategory) {
    const [area] = number ? await listAreas(locale, { number }, category) : [];
    if (!area) throw notFound();
    return area;
  }

  return {
    listThematicAreas: defineAction(calls.listThematicAreas, async ({ locale }) => ({
      rows: await listAreas(locale, {}),
    })),

    listThematicAreasOfCategory: defineAction(calls.listThematicAreasOfCategory, async ({ params, locale }) => {
      const category = agsCategories.find((known) => known === params.category);
      if (!category) throw notFound();
      return { rows: await listAreas(locale, {}, category) };
    }),

    getThematicAreaBySlug: defineAction(calls.getThematicAreaBySlug, ({ params, query, locale }) =>
      getArea(locale, thematicAreaIdOf(params.slug), query.category),
    ),

    getThematicArea: defineAction(calls.getThematicArea, ({ params, locale }) =>
      getArea(locale, /^[1-5]$/.test(params.id) ? Number(params.id) : undefined),
    ),
  };
}
