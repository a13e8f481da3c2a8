import type { Locale } from '@scholars/contract/locale';
import { listVersions, type Version } from '../../platform/content/localized.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';

/** Titles of the site's pages that no entry holds, by slug. */
const titles: Record<Locale, Readonly<Record<string, string>>> = {
  en: { opportunities: 'Opportunities', search: 'Search' },
  ar: { opportunities: 'الفرص', search: 'البحث' },
};

export const pageShare: FindShareWords = async (slug, locale) => {
  const [entry] = await listVersions<Version & { title: string }>('api::page.page', locale, { slug });
  const title = entry?.title ?? titles[locale][slug];
  return title ? { title, kind: '', details: [] } : undefined;
};
