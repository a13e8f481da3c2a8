import type { UID } from '@strapi/strapi';
import { addressOf } from '../words/address-of.js';
import { documentParams } from '../typed/trusted-types.js';
import { isWrite } from './document-calls.js';
import { isWrittenByStaff } from './kind-options.js';

/**
 * Gives an entry that is saved under another one's address a free one: the site has one page for each, so the other would
 * be seen no more. One that no page can have is made one. Call once, while Strapi registers.
 */
export function keepAddressesFree(): void {
  strapi.documents.use(async (context, next) => {
    if (isWrite(context.action) && hasAddress(context.uid)) {
      const { documentId = '', data } = documentParams(context);
      const own = context.action === 'clone' ? '' : documentId;
      if (typeof data?.slug === 'string') data.slug = await freeAddress(context.uid, usableAddress(data.slug), own);
    }
    return next();
  });
}

function hasAddress(uid: UID.ContentType): boolean {
  return isWrittenByStaff(uid) && 'slug' in strapi.contentType(uid).attributes;
}

/** What was typed, where a page can be there; made of it as of a title, where it has other signs. */
const usableAddress = (typed: string) => (/^[A-Za-z0-9][A-Za-z0-9._~-]*$/.test(typed) ? typed : addressOf(typed));

/** The end of an address that no other entry of the kind has: the wanted one, or with a number behind it. */
async function freeAddress(uid: UID.ContentType, wanted: string, documentId = ''): Promise<string> {
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`;
    const others = await strapi.db.query(uid).count({ where: { slug, documentId: { $ne: documentId } } });
    if (others === 0) return slug;
  }
}
