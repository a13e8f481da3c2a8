import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { StrapiContext } from '../../platform/contract/strapi-context.js';
import { getDeskEntry, mountDeskCalls, type DeskEntry } from '../../platform/strapi/desk-entry.js';
import { findOutdated } from './find-outdated.js';
import { noteBasis } from './follow-translations.js';

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

  mountDeskCalls(strapi, 'translations', [
    { method: 'GET', handler: read },
    { method: 'POST', path: '/confirm', handler: confirm },
  ]);
}
