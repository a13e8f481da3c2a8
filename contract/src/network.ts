import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';

const recommendation = z.object({
  id: z.string(),
  kind: z.enum(['opportunity', 'member', 'organization']),
  target: z.string(),
  score: z.number(),
  reasons: z.array(z.string()),
});

export const listRecommendations = endpoint({
  method: 'GET',
  path: '/api/recommendations',
  access: 'member',
  summary: 'What may interest one, with reasons.',
  data: recommendation,
  list: true,
});
