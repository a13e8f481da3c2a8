import type { Locale } from '@scholars/contract/locale';
import type { AreaReference } from '@scholars/contract/shapes';
import { listVersions, untilContentChanges, type Version } from '../../platform/content/localized.js';

interface AreaEntry extends Version {
  number: number;
  slug: string;
  title: string;
}

/** The five areas' references by number, in their order. */
export const areaReferences = untilContentChanges(async (locale: Locale): Promise<Map<number, AreaReference>> => {
  const areas = await listVersions<AreaEntry>('api::thematic-area.thematic-area', locale);
  const sorted = areas.sort((a, b) => a.number - b.number);
  return new Map(sorted.map(({ number, slug, title }) => [number, { id: number, slug, title }]));
});

/** The references of area numbers, in the areas' order; unknown numbers are left out. */
export function areasOf(areas: ReadonlyMap<number, AreaReference>, numbers: readonly number[]): AreaReference[] {
  return [...areas.values()].filter(({ id }) => numbers.includes(id));
}
