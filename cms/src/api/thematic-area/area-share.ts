import type { Locale } from '@scholars/contract/locale';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { listVersions, type Version } from '../../platform/content/localized.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';

const areaWord: Record<Locale, string> = { en: 'Focus area', ar: 'مجال تركيز' };

export const areaShare: FindShareWords = async (slug, locale) => {
  const number = thematicAreaIdOf(slug);
  const [entry] = number
    ? await listVersions<Version & { title: string }>('api::thematic-area.thematic-area', locale, { number })
    : [];
  return entry && { title: entry.title, kind: areaWord[locale], details: [], area: number };
};
