import type { UID } from '@strapi/strapi';

interface KindOptions {
  options?: { draftAndPublish?: boolean };
  pluginOptions?: { i18n?: { localized?: boolean } };
}

/** Each plugin types its own, and Strapi none of them. */
const optionsOf = (uid: string) => strapi.contentType(uid as UID.ContentType) as KindOptions;

/** Whether entries of a kind are written in both languages. */
export const isTranslated = (uid: string) => optionsOf(uid).pluginOptions?.i18n?.localized === true;

/** Whether entries of a kind are drafted before they are published. */
export const isDrafted = (uid: string) => optionsOf(uid).options?.draftAndPublish === true;

/** Whether a kind is content that staff write: drafted, published, in both languages. */
export function isWrittenByStaff(uid: string): boolean {
  return uid.startsWith('api::') && uid in strapi.contentTypes && isDrafted(uid) && isTranslated(uid);
}

/** Where the drafts of a kind are; of one that is not drafted, its entries. */
export const draftsOf = (uid: string, where: object): object =>
  isDrafted(uid) ? { ...where, publishedAt: { $null: true } } : where;
