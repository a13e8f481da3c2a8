import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { contactMessage } from './forms/site.js';
import { text } from './fields.js';
import { filter, flag } from './query.js';
import { countryShape, locale, receipt } from './shapes.js';

/** Content of the site itself: keys, announcements and the small forms. */
export const globalKey = z.object({
  key: z.string(),
  value: z.string(),
  type: z.enum(['text', 'url', 'number', 'boolean']),
  locale,
});
export type GlobalKey = z.output<typeof globalKey>;

export const announcement = z.object({ id: z.string(), locale, text: z.string(), link: z.nullable(z.string()) });
export type Announcement = z.output<typeof announcement>;
export const degreeType = z.object({ id: z.string(), slug: z.string(), title: z.string(), level: z.number(), locale });
export type DegreeType = z.output<typeof degreeType>;

export const uiActions = [
  'view',
  'click',
  'search',
  'apply',
  'save',
  'follow',
  'connect',
  'share',
  'download',
  'dismiss',
] as const;
export const uiActionMetaMaxBytes = 2048;
const uiAction = z.object({
  action: z.enum(uiActions),
  target_type: text({ required: 'text.required', max: 60 }),
  target_id: text({ max: 120 }),
  meta: z.optional(
    z
      .record(z.string(), z.unknown())
      .check(
        z.refine(
          (meta) => new TextEncoder().encode(JSON.stringify(meta)).length <= uiActionMetaMaxBytes,
          'value.invalid',
        ),
      ),
  ),
});

/** What the home page counts and shows: one call instead of five. */
export const siteOverview = z.object({
  counts: z.object({
    opportunities: z.number(),
    openOpportunities: z.number(),
    organizations: z.number(),
    members: z.number(),
    countries: z.number(),
  }),
  membersByCountry: z.array(z.object({ country: countryShape, count: z.number() })),
});
export type SiteOverview = z.output<typeof siteOverview>;

export const listGlobalKeys = endpoint({
  method: 'GET',
  path: '/api/global-keys',
  access: 'public',
  summary: 'Names, addresses and links of the site. Only keys marked for the front are ever given.',
  query: z.object({ is_front: filter(flag) }),
  data: globalKey,
  list: true,
});
export const getSiteOverview = endpoint({
  method: 'GET',
  path: '/api/site-overview',
  access: 'public',
  summary: 'Numbers of the network for the home page.',
  data: siteOverview,
});
export const listAnnouncements = endpoint({
  method: 'GET',
  path: '/api/announcements',
  access: 'public',
  summary: 'Announcements that are due now.',
  data: announcement,
  list: true,
});
export const listDegreeTypes = endpoint({
  method: 'GET',
  path: '/api/degree-types',
  access: 'public',
  summary: 'Degrees, the lowest first.',
  data: degreeType,
  list: true,
});
export const sendContactMessage = endpoint({
  method: 'POST',
  path: '/api/contact-us',
  access: 'public',
  summary: 'Sends a message to the network.',
  body: contactMessage,
  data: receipt,
  submits: 'contact-messages',
  limit: { name: 'form', isApart: true },
});
export const logUiAction = endpoint({
  method: 'POST',
  path: '/api/ui-action-log',
  access: 'public',
  summary: 'Notes what is used, and neither by whom nor from where.',
  body: uiAction,
  limit: { name: 'uiAction' },
});
export const listCountriesForTravel = endpoint({
  method: 'GET',
  path: '/api/countries',
  access: 'public',
  summary: 'Countries by name in the request’s language.',
  data: countryShape,
  list: true,
});
