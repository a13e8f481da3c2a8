import type { Core, UID } from '@strapi/strapi';
import { inTurn } from '../processes/turns.js';
import { aroundDeskCalls } from './around-desk-calls.js';
import { isWrittenByStaff } from './kind-options.js';
import { mountDeskCalls, getDeskEntry } from './desk-entry.js';
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
 */
export function refuseStaleSaves(strapi: Core.Strapi): void {
  const inStep = async (ctx: StrapiContext, save: () => Promise<unknown>) => {
    const { model = '', id } = ctx.params;
    const locale = localeOf(ctx);
    if (!id || locale === undefined || !isWrittenByStaff(model)) return save();
    // Between what is compared and what is written nobody else may write.
    return inTurn(`save ${id}`, async () => {
      const opened = ctx.get(openedHeader);
      const before = await listDrafts(model, id);
      if (opened && opened !== editionOf(before.find((draft) => draft.locale === locale)))
        throw refusal('changed-meanwhile', 'updatedAt');
      const saved = await save();
      await nameWriter(ctx, before);
      return saved;
    });
  };
  aroundDeskCalls(strapi, 'collection-types', { update: inStep, publish: inStep });

  mountDeskCalls(strapi, 'changes', [
    {
      method: 'GET',
      async handler(ctx) {
        const { version } = await getDeskEntry(ctx);
        const drafts = await listDrafts(version.uid, version.documentId);
        const draft = drafts.find(({ locale }) => locale === version.locale);
        const name = [draft?.updatedBy?.firstname, draft?.updatedBy?.lastname].filter(Boolean).join(' ');
        ctx.body = { data: { edition: editionOf(draft), by: name || null } };
      },
    },
  ]);
}

/** Strapi takes it from the address into what is sent. */
function localeOf({ query, request: { body } }: StrapiContext): string | undefined {
  const sent = typeof body === 'object' && body !== null && 'locale' in body ? body.locale : query.locale;
  return typeof sent === 'string' ? sent : undefined;
}

function listDrafts(uid: string, documentId: string): Promise<Draft[]> {
  return strapi.db.query(uid).findMany({
    select: ['id', 'locale', 'updatedAt'],
    where: { documentId, publishedAt: { $null: true } },
    populate: { updatedBy: { select: ['firstname', 'lastname'] } },
  });
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
    .connection(strapi.db.metadata.get(model as UID.ContentType).tableName) // one of those that staff write
    .whereIn(
      'id',
      changed.map((draft) => draft.id),
    )
    .update({ updated_by_id: user.id });
}
