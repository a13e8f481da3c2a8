import type { Knex } from 'knex';
import type { Locale } from '@scholars/contract/locale';
import { countedUses, type Statistics } from '@scholars/contract/statistics';
import { attachCards } from '../../platform/listing/cards.js';
import { opportunityListing, type OpportunityListed } from '../opportunity/opportunity-listing.js';
import { spanOf, type Period } from './period.js';

const mostShown = 20;

type Counted = Record<(typeof countedUses)[number], unknown>;

/**
 * How pages of opportunities were used. Anybody may send such actions, of anything: those of opportunities that are
 * published count. Three queries.
 */
export async function countUses(period: Period, locale: Locale): Promise<Statistics['uses']> {
  const all: Counted | undefined = await noted(period, locale).select(sums()).first();
  const rows: ({ id: number; document_id: string; slug: string } & Counted)[] = await noted(period, locale)
    .groupBy('l.id', 'l.document_id', 'l.slug')
    .orderBy([{ column: 'view', order: 'desc' }, { column: 'l.id' }])
    .limit(mostShown)
    .select('l.id', 'l.document_id', 'l.slug', sums());
  const shown = await attachCards<OpportunityListed, (typeof rows)[number]>(opportunityListing, rows);
  return {
    all: numbersOf(all),
    opportunities: shown.map(({ document_id, slug, card, ...counted }) => ({
      id: document_id,
      slug,
      title: card.title,
      ...numbersOf(counted),
    })),
  };
}

function noted(period: Period, locale: Locale): Knex.QueryBuilder {
  const { begins, ends } = spanOf(period);
  return strapi.db
    .connection('ui_actions as a')
    .join(`${opportunityListing.table} as l`, 'l.document_id', 'a.target_id')
    .where({ 'a.target_type': 'opportunity', 'l.locale': locale })
    .whereIn('a.action', [...countedUses])
    .whereBetween('a.at', [begins.getTime(), ends.getTime()]);
}

function sums(): Record<string, Knex.Raw> {
  return Object.fromEntries(
    countedUses.map((use) => [use, strapi.db.connection.raw('sum(case when a.action = ? then 1 else 0 end)', [use])]),
  );
}

function numbersOf(counted: Counted | undefined): Statistics['uses']['all'] {
  const { view, save, share, apply } = counted ?? {};
  return { view: Number(view ?? 0), save: Number(save ?? 0), share: Number(share ?? 0), apply: Number(apply ?? 0) };
}
