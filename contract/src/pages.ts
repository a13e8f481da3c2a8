import * as z from 'zod/mini';
import { endpoint } from './endpoint.js';
import { agsCategory, instant, locale, namedReference, picture } from './shapes.js';

/** Pages that staff write: a title, a text, and blocks that they put in order. */

/**
 * What a block may link to: a path of this site without its language, or a web address. Control characters could hide
 * another scheme.
 */
const linkPattern = /^(?:\/(?![/\\])[^\s\\\p{Cc}]*|https?:\/\/[^\s/\\\p{Cc}][^\s\\\p{Cc}]*)$/u;
export function isPageLink(link: string): boolean {
  return linkPattern.test(link);
}

/** Whether it is one to another site. */
export function isWebLink(link: string): boolean {
  return isPageLink(link) && !link.startsWith('/') && URL.canParse(link);
}

/** A path of this site without the language that stands before it, which is the page's own; other links as they are. */
export function withoutLanguage(link: string): string {
  return link.replace(/^\/(?:en|ar)(?=[/?#]|$)/, '').replace(/^(?=[?#]|$)/, '/');
}

export const pageLink = z.string().check(z.refine(isPageLink));

/** Signs that a card may carry; the portal draws them. */
export const pageIcons = [
  'book',
  'building',
  'calendar',
  'compass',
  'flask',
  'globe',
  'mail',
  'pen',
  'person',
  'search',
  'seal',
  'spark',
] as const;
/** Numbers of the network that a page may show; their values are live. */
export const pageFigures = ['openOpportunities', 'opportunities', 'organizations', 'members', 'countries'] as const;
export const listingSubjects = ['areas', 'opportunities', 'organizations', 'members'] as const;
export const callTones = ['accent', 'band', 'paper'] as const;
export const listingCountMax = 12;

const action = z.object({ label: z.string(), link: pageLink });

export const pageBlock = z.discriminatedUnion('type', [
  /** The first screen, with the page's `<h1>`. */
  z.object({
    type: z.literal('hero'),
    kicker: z.string(),
    title: z.string(),
    lead: z.string(),
    actions: z.array(action),
  }),
  /** `body` and `aside` are HTML. */
  z.object({ type: z.literal('text'), title: z.string(), body: z.string(), aside: z.string() }),
  z.object({
    type: z.literal('cards'),
    title: z.string(),
    lead: z.string(),
    items: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        icon: z.nullable(z.enum(pageIcons)),
        link: z.nullable(pageLink),
        linkLabel: z.string(),
      }),
    ),
  }),
  z.object({ type: z.literal('quote'), text: z.string(), person: z.string(), role: z.string() }),
  z.object({ type: z.literal('figures'), title: z.string(), figures: z.array(z.enum(pageFigures)) }),
  z.object({
    type: z.literal('steps'),
    title: z.string(),
    lead: z.string(),
    items: z.array(z.object({ title: z.string(), text: z.string() })),
  }),
  /** Each `answer` is HTML. */
  z.object({
    type: z.literal('questions'),
    title: z.string(),
    lead: z.string(),
    items: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({
    type: z.literal('call-to-action'),
    title: z.string(),
    text: z.string(),
    tone: z.enum(callTones),
    actions: z.array(action),
  }),
  /** Live entries; who shows the page loads them. */
  z.object({
    type: z.literal('listing'),
    title: z.string(),
    lead: z.string(),
    subject: z.enum(listingSubjects),
    category: z.nullable(agsCategory),
    count: z.number().check(z.gte(1), z.lte(listingCountMax)),
    linkLabel: z.string(),
  }),
  z.object({ type: z.literal('map'), title: z.string(), lead: z.string(), linkLabel: z.string() }),
  z.object({
    type: z.literal('people'),
    title: z.string(),
    lead: z.string(),
    people: z.array(z.object({ ...namedReference.shape, locale, headline: z.string(), photo: picture })),
  }),
  z.object({
    type: z.literal('timeline'),
    title: z.string(),
    lead: z.string(),
    items: z.array(z.object({ when: z.string(), title: z.string(), text: z.string() })),
  }),
]);
export type PageBlock = z.output<typeof pageBlock>;
export type BlockOf<Type extends PageBlock['type']> = Extract<PageBlock, { type: Type }>;

export const page = z.object({
  slug: z.string(),
  locale,
  /** The languages in which it is written; the others show it in one of these. */
  locales: z.array(locale),
  title: z.string(),
  summary: z.string(),
  /** HTML. */
  body: z.string(),
  blocks: z.array(pageBlock),
  updatedAt: instant,
});
export type Page = z.output<typeof page>;

export const getPage = endpoint({
  method: 'GET',
  path: '/api/pages/{slug}',
  access: 'public',
  summary: 'One page of the site that staff write.',
  data: page,
});
