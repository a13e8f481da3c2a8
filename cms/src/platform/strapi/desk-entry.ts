import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isLocale, type Locale } from '@scholars/contract/locale';
import type { StrapiContext } from '../contract/strapi-context.js';
import { mountDeskRoutes, type DeskRoute } from './desk-routes.js';
import { draftsOf, isWrittenByStaff } from './kind-options.js';

/** An entry of any kind: one that is written in one language only names none. */
export interface AnyVersion {
  uid: string;
  documentId: string;
  locale: Locale | null;
}

/** An entry in one language. */
export interface EntryVersion extends AnyVersion {
  locale: Locale;
}

/** The draft, as far as rights hang on it. */
type Draft = { documentId: string; locale: string | null; createdBy: { id: number } | null };
type Right = 'read' | 'update' | 'publish';

/** What of Strapi's service for rights is used here, which has no types of its own. */
type PermissionChecker = { can: Record<Right, (entry: Draft) => boolean> };

interface DeskCall extends Omit<DeskRoute, 'path'> {
  /** The rest of it after its subject and its entry. */
  path?: string;
}

/**
 * Mounts calls of the desk about an entry in one language, `/desk/<subject>/:uid/:documentId<path>`, for those who have
 * signed in to it. Call while Strapi registers.
 */
export function mountDeskCalls(strapi: Core.Strapi, subject: string, calls: readonly DeskCall[]): void {
  mountDeskRoutes(
    strapi,
    calls.map(({ path = '', ...call }) => ({ ...call, path: `/${subject}/:uid/:documentId${path}` })),
  );
}

export interface DeskEntry {
  version: EntryVersion;
  may(right: Right): boolean;
}

/**
 * The entry that a call is about, for whoever may read it.
 *
 * @throws NotFoundError where there is no such draft, ForbiddenError for who may not read it
 */
export async function getDeskEntry(ctx: StrapiContext): Promise<DeskEntry> {
  const { uid = '', documentId = '' } = ctx.params;
  const { locale } = ctx.query;
  if (!isWrittenByStaff(uid) || !isLocale(locale)) throw new errors.NotFoundError();
  const version = { uid, documentId, locale };
  return { version, may: await getRights(ctx, version) };
}

/**
 * What whoever calls may do with an entry, which they may read.
 *
 * @throws as getDeskEntry
 */
export async function getRights({ state }: StrapiContext, version: AnyVersion): Promise<DeskEntry['may']> {
  const { uid, documentId, locale } = version;
  const where = draftsOf(uid, { documentId, ...(locale && { locale }) });
  const draft: Draft | null = await strapi.db.query(uid).findOne({ where, populate: { createdBy: true } });
  if (!draft) throw new errors.NotFoundError();
  const checker = strapi
    .plugin('content-manager')
    .service<{ create(of: object): PermissionChecker }>('permission-checker')
    .create({ userAbility: state.userAbility, model: uid });
  if (!checker.can.read(draft)) throw new errors.ForbiddenError();
  return (right) => checker.can[right](draft);
}
