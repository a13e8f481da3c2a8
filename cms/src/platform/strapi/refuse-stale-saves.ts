import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { isLocale } from '@scholars/contract/locale';
import { inTurn } from '../processes/turns.js';
import { aroundDeskCalls } from './around-desk-calls.js';
import { draftsOf, isTranslated, isWrittenByStaff } from './kind-options.js';
import { getRights, mountDeskCalls, type AnyVersion } from './desk-entry.js';
import { refusal } from './refusal.js';
import type { StrapiContext } from '../contract/strapi-context.js';
import { openedHeader, unsaved } from './opened-header.js';

interface Draft {
  id: number;
  locale: string;
  updatedAt: string | Date;
  updatedBy?: { firstname: string | null; lastname: string | null } | null;
}

/**
 * Refuses to save an entry that somebody has saved since the form was opened, and says on being asked who did and when:
 * Strapi has the last one win. A form that says nothing of when it was opened is taken as it is. Call while Strapi
 * registers.
 *
 * @param others kinds that are looked after beside what staff write
 */
export function refuseStaleSaves(strapi: Core.Strapi, others: readonly string[]): void {
  const isGuarded = (uid: string) => isWrittenByStaff(uid) || others.includes(uid);
  const inStep = async (ctx: StrapiContext, save: () => Promise<unknown>) => {
    const { model = '', id } = ctx.params;
    if (!id || !isGuarded(model)) return save();
    const locale = isTranslated(model) ? localeOf(ctx) : null;
    if (locale === undefined) return save();
    return inSaveTurn(id, async () => {
      if (locale === null)
        return holding(model, id, async () => {
          requireOpened(ctx, await listDrafts(model, id), locale);
          return save();
        });
      const before = await listDrafts(model, id);
      requireOpened(ctx, before, locale);
      const saved = await save();
      await nameWriter(ctx, before);
      return saved;
    });
  };
  aroundDeskCalls(strapi, 'collection-types', { update: inStep, publish: inStep });
  aroundDeskCalls(strapi, 'accounts', { update: inStep });

  mountDeskCalls(strapi, 'changes', [
    {
      method: 'GET',
      async handler(ctx) {
        const version = versionOf(ctx, isGuarded);
        await getRights(ctx, version);
        const draft = draftIn(await listDrafts(version.uid, version.documentId), version.locale);
        const name = [draft?.updatedBy?.firstname, draft?.updatedBy?.lastname].filter(Boolean).join(' ');
        ctx.body = { data: { edition: editionOf(draft), by: name || null } };
      },
    },
  ]);
}

/** Does work that saves an entry: between what is compared and what is written nobody else may write. */
export function inSaveTurn<Result>(documentId: string, work: () => Promise<Result>): Promise<Result> {
  return inTurn(`save ${documentId}`, work);
}

/** Of what is written in one language: people change their own account without a turn, and wait for its row. */
function holding(uid: string, documentId: string, work: () => Promise<unknown>): Promise<unknown> {
  return strapi.db.transaction(async ({ trx }) => {
    await trx(tableOf(uid)).where({ document_id: documentId }).forUpdate().select('id');
    return work();
  });
}

function versionOf({ params, query }: StrapiContext, isGuarded: (uid: string) => boolean): AnyVersion {
  const { uid = '', documentId = '' } = params;
  if (!isGuarded(uid)) throw new errors.NotFoundError();
  if (!isTranslated(uid)) return { uid, documentId, locale: null };
  if (!isLocale(query.locale)) throw new errors.NotFoundError();
  return { uid, documentId, locale: query.locale };
}

/** Of what is written in one language only there is one draft. */
function draftIn(drafts: readonly Draft[], locale: string | null): Draft | undefined {
  return locale === null ? drafts[0] : drafts.find((draft) => draft.locale === locale);
}

/** Strapi takes it from the address into what is sent. */
function localeOf({ query, request: { body } }: StrapiContext): string | undefined {
  const sent = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : query.locale;
  return typeof sent === 'string' ? sent : undefined;
}

function listDrafts(uid: string, documentId: string): Promise<Draft[]> {
  return strapi.db.query(uid).findMany({
    select: ['id', 'locale', 'updatedAt'],
    where: draftsOf(uid, { documentId }),
    populate: { updatedBy: { select: ['firstname', 'lastname'] } },
  });
}

/** @throws where somebody has saved the entry since the form that is sent was opened */
function requireOpened(ctx: StrapiContext, drafts: readonly Draft[], locale: string | null): void {
  const opened = ctx.get(openedHeader);
  if (opened && opened !== editionOf(draftIn(drafts, locale))) throw refusal('changed-meanwhile', 'updatedAt');
}

/** By which a draft is known from what it was before: when it was saved. */
const editionOf = (draft: Draft | undefined) => (draft ? new Date(draft.updatedAt).toISOString() : unsaved);

/** What is saved in one language changes in the other what they share, and Strapi does not say there by whom. */
async function nameWriter(ctx: StrapiContext, before: readonly Draft[]): Promise<void> {
  const { model = '', id = '' } = ctx.params;
  const { user } = ctx.state as { user?: { id: number } }; // as Strapi keeps who has signed in to the desk
  if (!user) return;
  const now = await listDrafts(model, id);
  const changed = now.filter((draft) =>
    before.some((each) => each.id === draft.id && editionOf(each) !== editionOf(draft)),
  );
  // Not through Strapi, for which this would be another change of the draft.
  await strapi.db
    .connection(tableOf(model))
    .whereIn(
      'id',
      changed.map((draft) => draft.id),
    )
    .update({ updated_by_id: user.id });
}

const tableOf = (uid: string) => strapi.db.metadata.get(uid).tableName;
