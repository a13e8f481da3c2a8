import type { Locale } from '@scholars/contract/locale';
import { recommendationKinds, type Recommendation, type RecommendationKind } from '@scholars/contract/recommendations';
import type { ListedRow } from '../../platform/listing/cards.js';
import { recordOf } from '../../platform/typed/trusted-types.js';
import { listMemberCards } from '../member/find-members.js';
import { listCards } from '../opportunity/opportunity-entries.js';
import { listOrganizationCards } from '../organization/find-organizations.js';
import { listings } from './candidates.js';
import type { Scored } from './compute.js';
import { recommendationId } from './recommendation-id.js';
import { recommendationTexts } from './recommendation-texts.js';

/** Recommendations with the cards of what they name, of what is there for everybody now: listed, and open. */
export async function presentRecommendations(scored: readonly Scored[], locale: Locale): Promise<Recommendation[]> {
  const targets = recordOf(recommendationKinds, (kind) =>
    scored.filter((one) => one.kind === kind).map(({ target }) => target),
  );
  const [opportunities, members, organizations] = await Promise.all([
    rowsOf('opportunity', targets.opportunity, locale).then((rows) => listCards(rows, locale)),
    rowsOf('member', targets.member, locale).then((rows) => listMemberCards(rows, locale)),
    rowsOf('organization', targets.organization, locale).then((rows) => listOrganizationCards(rows, locale)),
  ]);
  const t = recommendationTexts(locale);
  return scored.flatMap(({ kind, target, score, reasons }): Recommendation[] => {
    const opportunity = opportunities.find((card) => kind === 'opportunity' && card.id === target) ?? null;
    const member = members.find((card) => kind === 'member' && card.id === target) ?? null;
    const organization = organizations.find((card) => kind === 'organization' && card.id === target) ?? null;
    if (!opportunity && !member && !organization) return [];
    if (opportunity && opportunity.status !== 'open') return [];
    const words = reasons.map(({ name, count }) => t(`reasons.${kind}.${name}`, { count }));
    return [
      { id: recommendationId(kind, target), kind, target, score, reasons: words, opportunity, member, organization },
    ];
  });
}

function rowsOf(kind: RecommendationKind, ids: readonly string[], locale: Locale): Promise<ListedRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return strapi.db
    .connection(listings[kind].table)
    .where({ locale })
    .whereIn('document_id', [...ids])
    .select('id', 'document_id', 'entry_id');
}
