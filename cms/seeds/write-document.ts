import type { UID } from '@strapi/strapi';
import type { Locale } from '@scholars/contract/locale';
import type { Both } from './content/shapes.js';

/** Data of one entry in a language; relations are document ids. */
type DataOf = (locale: Locale) => Record<string, unknown>;

/**
 * Writes one document in both languages and publishes it.
 *
 * @returns its document id
 */
export async function writeDocument(uid: UID.ContentType, dataOf: DataOf, status: 'published' | 'draft' = 'published'): Promise<string> {
  const documents = strapi.documents(uid);
  // Strapi types data by the content type, which is a variable here.
  const { documentId } = await documents.create({ locale: 'en', status, data: dataOf('en') as never });
  await documents.update({ documentId, locale: 'ar', status, data: dataOf('ar') as never });
  return documentId;
}

/** Picks a language's text of a pair; null stays null. */
export function inLocale(locale: Locale): {
  (both: Both): string;
  (both: Both | null): string | null;
} {
  return ((both: Both | null) => both && both[locale]) as ReturnType<typeof inLocale>; // the overloads above say what null gives
}

/** A moment some days from now. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * 86_400_000);
}

/** A date some days from now, `YYYY-MM-DD`. */
export function dateFromNow(days: number): string {
  return daysFromNow(days).toISOString().slice(0, 10);
}

/** The last minute, in Doha, of a day some days from now. */
export function endOfDay(days: number): Date {
  return new Date(`${dateFromNow(days)}T20:59:00Z`);
}
