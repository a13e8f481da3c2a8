import type { UID } from '@strapi/strapi';
import { locales, type Locale } from '@scholars/contract/locale';
import { notFound } from '../errors/contract-error.js';
import { remembering } from '../processes/remembering.js';
import { contentChange } from './content-version.js';
import { shownVersions, withoutPreview } from './previewed.js';

/** A published version of an entry, or the draft that is previewed. */
export interface Version {
  id: number;
  documentId: string;
  locale: Locale;
  publishedAt: string;
  updatedAt: string;
}

/**
 * Published entries in the asked language, those that are not translated in the other one. One query and
 * one for each populated relation.
 *
 * @param where attributes to match; an empty object means all entries
 */
export async function listVersions<Entry extends Version>(
  uid: UID.ContentType,
  locale: Locale,
  where: Record<string, unknown> = {},
  populate: Record<string, unknown> = {},
): Promise<Entry[]> {
  const entries: Entry[] = await strapi.db.query(uid).findMany({
    where: { ...where, ...shownVersions(uid) },
    populate,
    orderBy: { id: 'asc' },
  });
  return inLanguage(entries, locale);
}

/** The best version of each document: the asked language's, else the other one's. */
function inLanguage<Entry extends Version>(entries: Entry[], locale: Locale): Entry[] {
  const best = new Map<string, Entry>();
  for (const entry of entries) {
    if (!best.has(entry.documentId) || entry.locale === locale) best.set(entry.documentId, entry);
  }
  return [...best.values()];
}

/** The one entry that matches, in the asked language where it exists; 404 when there is none. */
export async function getVersion<Entry extends Version>(
  uid: UID.ContentType,
  locale: Locale,
  where: Record<string, unknown>,
  populate: Record<string, unknown> = {},
): Promise<Entry> {
  const [entry] = await listVersions<Entry>(uid, locale, where, populate);
  if (!entry) throw notFound();
  return entry;
}

/** The languages in which a document is published; in the others it is shown in one of these. One query. */
export async function languagesOf(uid: UID.ContentType, documentId: string): Promise<Locale[]> {
  const versions: { locale: Locale }[] = await strapi.db.query(uid).findMany({
    select: ['locale'],
    where: { $and: [{ documentId }, shownVersions(uid)] },
  });
  return locales.filter((locale) => versions.some((version) => version.locale === locale));
}

/** Remembers what a function gives for a language until content changes. For small tables that every answer needs. */
export function untilContentChanges<Value>(
  read: (locale: Locale) => Promise<Value>,
): (locale: Locale) => Promise<Value> {
  const remembered = remembering<Value>({ until: contentChange, max: locales.length });
  return (locale) => remembered(locale, () => withoutPreview(() => read(locale)));
}
