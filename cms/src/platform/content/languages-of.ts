import type { UID } from '@strapi/strapi';
import { locales, type Locale } from '@scholars/contract/locale';

/** The languages in which a document is published; in the others it is shown in one of these. One query. */
export async function languagesOf(uid: UID.ContentType, documentId: string): Promise<Locale[]> {
  // Strapi types columns and conditions by the content type, which is a variable here.
  const versions = (await strapi.db.query(uid).findMany({
    select: ['locale'] as never,
    where: { documentId, publishedAt: { $notNull: true } } as never,
  })) as unknown as { locale: Locale }[];
  return locales.filter((locale) => versions.some((version) => version.locale === locale));
}
