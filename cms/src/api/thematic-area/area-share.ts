import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';
import { listVersions, type Version } from '../../platform/content/localized.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

const texts = defineTexts({ en, ar });

export const areaShare: FindShareWords = async (slug, locale) => {
  const number = thematicAreaIdOf(slug);
  const [entry] = number
    ? await listVersions<Version & { title: string }>('api::thematic-area.thematic-area', locale, { number })
    : [];
  return entry && { title: entry.title, kind: texts(locale)('share.area'), details: [], area: number };
};
