import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { StrapiContext } from '../../platform/contract/strapi-context.js';
import { deskConfig as config, deskPath, getDeskEntry, type DeskEntry } from '../../platform/strapi/desk-entry.js';
import { findOutdated } from './find-outdated.js';
import { noteBasis } from './follow-translations.js';

const path = `/translations${deskPath}`;

/**
 * Mounts what the desk's panel asks: what of the original was changed since a translation was saved, and that it is still
 * right, which is for whoever may change it. Call while Strapi registers.
 */
export function mountTranslationCalls(strapi: Core.Strapi): void {
  async function answer(ctx: StrapiContext, { version, may }: DeskEntry): Promise<void> {
    const found = await findOutdated(version.uid, [version.documentId]);
    const outdated = found.get(version.documentId)?.[version.locale] ?? null;
    ctx.body = { data: { mayConfirm: may('update'), outdated } };
  }

  async function read(ctx: StrapiContext) {
    await answer(ctx, await getDeskEntry(ctx));
  }

  async function confirm(ctx: StrapiContext) {
    const entry = await getDeskEntry(ctx);
    if (!entry.may('update')) throw new errors.ForbiddenError();
    await strapi.db.transaction(({ trx }) => noteBasis(entry.version, trx));
    await answer(ctx, entry);
  }

  strapi.server.routes({
    type: 'admin',
    prefix: '/desk',
    routes: [
      { method: 'GET', path, handler: read, config },
      { method: 'POST', path: `${path}/confirm`, handler: confirm, config },
    ],
  } as unknown as Parameters<typeof strapi.server.routes>[0]); // handlers of our own context
}
