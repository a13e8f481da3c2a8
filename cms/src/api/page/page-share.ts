import { listVersions, type Version } from '../../platform/content/localized.js';
import type { FindShareWords } from '../../platform/pictures/share/find-share-facts.js';
import { defineTexts } from '../../platform/site/define-texts.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

const texts = defineTexts({ en, ar });

export const pageShare: FindShareWords = async (slug, locale) => {
  const [entry] = await listVersions<Version & { title: string }>('api::page.page', locale, { slug });
  const title = entry?.title ?? (isWithoutEntry(slug) ? texts(locale)(`share.${slug}`) : undefined);
  return title ? { title, kind: '', details: [] } : undefined;
};

/** Pages of the site that no entry holds have their titles in the texts. */
function isWithoutEntry(slug: string): slug is keyof typeof en.share {
  return Object.hasOwn(en.share, slug);
}
