import type { UID } from '@strapi/strapi';
import { gatheringSlug } from '@scholars/contract/fixed-values';
import type { SheetTarget } from '@scholars/contract/sheet-imports';
import { fold } from '../../platform/words/fold.js';
import { listInvitedAddresses } from '../event-invitation/make-invitations.js';
import type { OnSite } from './judge-sheet.js';
import { sheetTargets } from './sheet-targets.js';

/** What cells may name, and what an entry may not be called as there is one of that name, drafts among them. */
export async function listNamesOnSite(target: SheetTarget): Promise<OnSite> {
  if (target === 'invitations') return { names: noNames, taken: await listInvitedAddresses(gatheringSlug) };
  const { uid, nameAttribute } = sheetTargets[target];
  const [categories, organizations, areas, taken] = await Promise.all([
    listNames('api::opportunity-category.opportunity-category', 'title', true),
    listNames('api::organization.organization', 'name', true),
    listNames('api::thematic-area.thematic-area', 'title', true),
    listNames(uid, nameAttribute, false),
  ]);
  return { names: { categories, organizations, areas }, taken: new Set(taken.keys()) };
}

const noNames: OnSite['names'] = { categories: new Map(), organizations: new Map(), areas: new Map() };

/** Document ids by what an entry is called in either language, folded. */
async function listNames(uid: UID.ContentType, attribute: string, isPublished: boolean): Promise<Map<string, string>> {
  const rows: Record<string, string>[] = await strapi.db.query(uid).findMany({
    select: ['documentId', attribute],
    where: isPublished ? { publishedAt: { $notNull: true } } : {},
  });
  const named = rows.map((row) => [fold(row[attribute] ?? ''), row.documentId ?? ''] as const);
  return new Map(named.filter(([name]) => name !== ''));
}
