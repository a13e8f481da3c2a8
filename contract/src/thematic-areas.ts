import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { filter } from './query.js';
import { agsCategory, areaReference, locale, picture } from './shapes.js';

export const thematicArea = z.object({
  ...areaReference.shape,
  locale,
  /** HTML. */
  description: z.string(),
  photo: picture,
  subs: z.array(z.object({ title: z.string(), description: z.string() })),
  /** What the area means for a category, as HTML; with `?category=` only that one. */
  intros: z.array(z.object({ category: agsCategory, text: z.string() })),
  /** Open opportunities of this area (and category, where one is asked for). */
  opportunityCount: z.number(),
});
export type ThematicArea = z.output<typeof thematicArea>;

export const listThematicAreas = endpoint({
  method: 'GET',
  path: '/api/thematic-areas',
  access: 'public',
  summary: 'The five thematic areas with their sub-themes.',
  data: thematicArea,
  list: true,
});

export const listThematicAreasOfCategory = endpoint({
  method: 'GET',
  path: '/api/thematic-areas/ags-category/{category}',
  access: 'public',
  summary: 'The areas as one of education, research and innovation sees them.',
  data: thematicArea,
  list: true,
});

export const getThematicAreaBySlug = endpoint({
  method: 'GET',
  path: '/api/thematic-areas/slug/{slug}',
  access: 'public',
  summary: 'One area by its slug, in either spelling of sustainability.',
  query: z.object({ category: filter(agsCategory) }),
  data: thematicArea,
});

export const getThematicArea = endpoint({
  method: 'GET',
  path: '/api/thematic-areas/{id}',
  access: 'public',
  summary: 'One area by its number, 1 to 5.',
  data: thematicArea,
});
