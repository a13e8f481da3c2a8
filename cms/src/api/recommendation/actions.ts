import * as calls from '@scholars/contract/recommendations';
import { defineAction } from '../../platform/contract/define-action.js';
import { notFound } from '../../platform/errors/contract-error.js';
import { shownOf } from './compute.js';
import { readExcluded } from './excluded.js';
import { presentRecommendations } from './present-recommendations.js';
import { isRecommendationId, recommendationId } from './recommendation-id.js';
import { getScored, shownOfKind } from './stored-recommendations.js';

// What has closed since they were made makes room for others.
const readOfKind = shownOfKind * 2;
const dismissals = () => strapi.db.connection('recommendation_dismissals');

export const actions = {
  listRecommendations: defineAction(calls.listRecommendations, async ({ signedIn: { userId }, locale }) => {
    const scored = await getScored(userId);
    const excluded = (await readExcluded([userId])).get(userId) ?? new Set();
    const presented = await presentRecommendations(shownOf(scored, excluded, readOfKind), locale);
    return {
      rows: presented.filter(
        ({ kind }, i) => presented.slice(0, i).filter((one) => one.kind === kind).length < shownOfKind,
      ),
    };
  }),

  dismissRecommendation: defineAction(calls.dismissRecommendation, async ({ params: { id }, signedIn: { userId } }) => {
    const isTheirs = (await getScored(userId)).some(({ kind, target }) => recommendationId(kind, target) === id);
    if (!isRecommendationId(id) || !isTheirs) throw notFound();
    await dismissals()
      .insert({ user_id: userId, recommendation_id: id, at: Date.now() })
      .onConflict(['user_id', 'recommendation_id'])
      .ignore();
    return undefined;
  }),

  restoreRecommendation: defineAction(calls.restoreRecommendation, async ({ params: { id }, signedIn: { userId } }) => {
    const restored = await dismissals().where({ user_id: userId, recommendation_id: id }).delete();
    if (restored === 0) throw notFound();
    return undefined;
  }),
};
