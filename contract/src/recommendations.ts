import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { memberCard } from './members.js';
import { opportunityCard } from './opportunities.js';
import { organizationCard } from './organizations.js';

/* What may interest a member (product §4). */

export const recommendationKinds = ['opportunity', 'member', 'organization'] as const;
export type RecommendationKind = (typeof recommendationKinds)[number];

/** One of the three cards is there: that of its kind. */
export const recommendation = z.object({
  /** `<kind>-<target>`. */
  id: z.string(),
  kind: z.enum(recommendationKinds),
  /** The id of what is recommended. */
  target: z.string(),
  /** The higher the sooner, among those of its kind. */
  score: z.number(),
  /** In words, in the reader's language; at least one. */
  reasons: z.array(z.string()),
  opportunity: z.nullable(opportunityCard),
  member: z.nullable(memberCard),
  organization: z.nullable(organizationCard),
});
export type Recommendation = z.output<typeof recommendation>;

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations',
  access: 'member',
  summary: 'What may interest one, with reasons, the best of each kind first.',
  data: recommendation,
  list: true,
});
export const dismissRecommendation = endpoint({
  method: 'DELETE',
  path: '/api/recommendations/{id}',
  access: 'member',
  summary: 'Has a recommendation not appear again.',
});
export const restoreRecommendation = endpoint({
  method: 'POST',
  path: '/api/recommendations/{id}',
  access: 'member',
  summary: 'Takes back that a recommendation was dismissed.',
});
