import { errors } from '@strapi/utils';
import { isLocale, type Locale } from '@scholars/contract/locale';
import type { StrapiContext } from '../contract/strapi-context.js';
import { isWrittenByStaff } from './kind-options.js';

/** An entry in one language. */
export interface EntryVersion {
  uid: string;
  documentId: string;
  locale: Locale;
}

/** The draft, as far as rights hang on it. */
type Draft = { documentId: string; locale: string; createdBy: { id: number } | null };
type Right = 'read' | 'update' | 'publish';

/** What of Strapi's service for rights is used here, which has no types of its own. */
type PermissionChecker = { can: Record<Right, (entry: Draft) => boolean> };

/** A call of the desk about an entry in one language, as Strapi lets those in who have signed in to it. */
export const deskPath = '/:uid/:documentId';
export const deskConfig = { policies: ['admin::isAuthenticatedAdmin'] };

export interface DeskEntry {
  version: EntryVersion;
  may(right: Right): boolean;
}

/**
 * The entry that a call is about, for whoever may read it.
 *
 * @throws NotFoundError where there is no such draft, ForbiddenError for who may not read it
 */
export async function getDeskEntry({ params, query, state }: StrapiContext): Promise<DeskEntry> {
  const { uid = '', documentId = '' } = params;
  const { locale } = query;
  if (!isWrittenByStaff(uid) || !isLocale(locale)) throw new errors.NotFoundError();
  const draft: Draft | null = await strapi.db
    .query(uid)
    .findOne({ where: { documentId, locale, publishedAt: { $null: true } }, populate: { createdBy: true } });
  if (!draft) throw new errors.NotFoundError();
  const checker = strapi
    .plugin('content-manager')
    .service<{ create(of: object): PermissionChecker }>('permission-checker')
    .create({ userAbility: state.userAbility, model: uid });
  if (!checker.can.read(draft)) throw new errors.ForbiddenError();
  return { version: { uid, documentId, locale }, may: (right) => checker.can[right](draft) };
}
