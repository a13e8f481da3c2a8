import type { Locale } from '@scholars/contract/locale';
import { listVersions, untilContentChanges, type Version } from '../../platform/content/localized.js';

export interface DegreeTypeEntry extends Version {
  slug: string;
  title: string;
  level: number;
}

/** Degrees, the lowest first. */
export const listDegreeEntries = untilContentChanges(async (locale: Locale) => {
  const entries = await listVersions<DegreeTypeEntry>('api::degree-type.degree-type', locale);
  return entries.sort((a, b) => a.level - b.level);
});

/** Titles of degrees by slug. */
export async function degreeTitles(locale: Locale): Promise<Map<string, string>> {
  return new Map((await listDegreeEntries(locale)).map(({ slug, title }) => [slug, title]));
}
