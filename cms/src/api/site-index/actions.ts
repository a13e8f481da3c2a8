import type { DataOf } from '@scholars/contract/endpoint';
import { getSiteIndex, listSiteEntries, siteIndexKinds, siteIndexPageSize } from '@scholars/contract/site-index';
import { notFound } from '../../platform/errors/contract-error.js';
import { defineAction, listAnswer } from '../../platform/contract/define-action.js';
import { countEntries, listEntries } from './site-entries.js';

type KindTotal = DataOf<typeof getSiteIndex>['kinds'][number];

export const actions = {
  getSiteIndex: defineAction(getSiteIndex, async () => ({
    kinds: await Promise.all(
      siteIndexKinds.map(async (kind): Promise<KindTotal> => {
        const total = await countEntries(kind);
        return { kind, total, pageCount: Math.ceil(total / siteIndexPageSize) };
      }),
    ),
  })),

  listSiteEntries: defineAction(listSiteEntries, async ({ params, query: { page } }) => {
    const kind = siteIndexKinds.find((known) => known === params.kind);
    if (!kind) throw notFound();
    const total = await countEntries(kind);
    return listAnswer(await listEntries(kind, page), { page, pageSize: siteIndexPageSize }, total);
  }),
};
