import type { UID } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { documentParams, localesOf } from '../typed/trusted-types.js';
import { isWrittenByStaff } from './kind-options.js';
import { refusal } from './refusal.js';

interface Published {
  locale: string;
  slug: string;
}

/**
 * Refuses to unpublish, delete and move to another address what the site has a page made for, as long as it is on the
 * site and in no other language: there would be no page. Call once, while Strapi registers.
 *
 * @param isFixed by kind: whether the site needs an entry, by its address
 */
export function keepFixedEntries(isFixed: Readonly<Record<string, (slug: string) => boolean>>): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context;
    const params = documentParams(context);
    const { documentId, data } = params;
    const isNeeded = isFixed[uid];
    if (!isNeeded || !documentId || !isWrittenByStaff(uid)) return next();
    if (action === 'unpublish' || action === 'delete') {
      const published = (await findPublished(uid, documentId)).filter(({ slug }) => isNeeded(slug));
      const taken = localesOf(params);
      if (published.length > 0 && published.every(({ locale }) => taken.includes(locale)))
        throw new errors.ApplicationError('needed-by-the-site');
    }
    if (action === 'update' && typeof data?.slug === 'string') {
      const published = await findPublished(uid, documentId);
      if (published.some(({ slug }) => isNeeded(slug) && slug !== data.slug)) throw refusal('fixed-address', 'slug');
    }
    return next();
  });
}

function findPublished(uid: UID.ContentType, documentId: string): Promise<Published[]> {
  return strapi.db
    .query(uid)
    .findMany({ select: ['locale', 'slug'], where: { documentId, publishedAt: { $notNull: true } } });
}
