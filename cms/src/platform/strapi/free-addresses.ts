import type { Core, UID } from '@strapi/strapi';
import type { StrapiContext } from '../contract/strapi-context.js';
import { inTurn } from '../processes/turns.js';
import { addressOf } from '../words/address-of.js';
import { documentParams } from '../typed/trusted-types.js';
import { aroundDeskCalls } from './around-desk-calls.js';
import { isWrite } from './document-calls.js';
import { isWrittenByStaff } from './kind-options.js';

/**
 * Gives an entry that is saved under another one's address a free one: the site has one page for each, so the other would
 * be seen no more. One that no page can have is made one. Call once, while Strapi registers.
 */
export function keepAddressesFree(strapi: Core.Strapi): void {
  // Two at once would both find the same one free.
  const oneByOne = (ctx: StrapiContext, call: () => Promise<unknown>) => {
    const { model = '' } = ctx.params;
    return hasAddress(model) ? inTurn(`addresses of ${model}`, call) : call();
  };
  aroundDeskCalls(strapi, 'collection-types', {
    create: oneByOne,
    update: oneByOne,
    publish: oneByOne,
    clone: oneByOne,
    autoClone: oneByOne,
  });
  strapi.documents.use(async (context, next) => {
    if (isWrite(context.action) && hasAddress(context.uid)) {
      const { documentId = '', data } = documentParams(context);
      const own = context.action === 'clone' ? '' : documentId;
      if (typeof data?.slug === 'string') data.slug = await freeAddress(context.uid, usableAddress(data.slug), own);
    }
    return next();
  });
}

function hasAddress(uid: string): boolean {
  return isWrittenByStaff(uid) && 'slug' in strapi.contentType(uid as UID.ContentType).attributes; // it is one
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
