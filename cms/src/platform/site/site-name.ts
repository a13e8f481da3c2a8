import { defaultLocale, locales, type Locale } from '@scholars/contract/locale';
import { contentChange } from '../content/content-version.js';
import { remembering } from '../processes/remembering.js';
import ar from './locales/ar.json';
import en from './locales/en.json';

/** How the network is called until the CMS was asked, and where the key is missing. */
const names: Record<Locale, string> = { en: en.siteName, ar: ar.siteName };
let contact = '';
const read = remembering<void>({ until: contentChange, max: 1 });

/** The network's name as staff wrote it (global key `site_name`), as far as it was read. */
export function siteName(locale: Locale): string {
  return names[locale];
}

/** Where people may write to (global key `contact_email`); '' when there is none. */
export function contactAddress(): string {
  return contact;
}

interface KeyRow {
  key: string;
  locale: string | null;
  value: string | null;
}

/**
 * Reads name and address, unless they are still as they were read. Whoever words a text does so before, so that the
 * words stay functions without waiting.
 */
export function refreshSiteName(): Promise<void> {
  return read('name and address', readKeys);
}

async function readKeys(): Promise<void> {
  const rows: KeyRow[] = await strapi.db
    .connection('global_keys')
    .whereIn('key', ['site_name', 'contact_email'])
    .whereNotNull('published_at')
    .select('key', 'locale', 'value');
  const find = (key: string, locale: Locale) =>
    rows.find((row) => row.key === key && row.locale === locale)?.value?.trim() || '';
  for (const locale of locales)
    names[locale] = find('site_name', locale) || find('site_name', defaultLocale) || names[locale];
  const address = find('contact_email', defaultLocale);
  contact = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(address) ? address : '';
}
