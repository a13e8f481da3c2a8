import type { Locale } from '@scholars/contract/locale';
import { isPageLink, withoutLanguage, type BlockOf, type PageBlock } from '@scholars/contract/pages';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';
import type { MemberFacts } from '../member/member-listing.js';
import { isInDirectory } from '../member/member-visibility.js';
import { presentMemberCard } from '../member/present-member.js';
import { namesOf, recordOf } from '../../platform/typed/trusted-types.js';

type Type = PageBlock['type'];
/** What Strapi gives for a field that staff left empty. Members are entries of their own, and whole. */
type Stored<Value> = {
  [Key in keyof Value]: Value[Key] extends RichText
    ? RichText | null
    : Value[Key] extends Member[]
      ? Value[Key]
      : Value[Key] extends (infer Item)[]
        ? Stored<Item>[]
        : Value[Key] | null;
};
type Member = MemberFacts & { directoryVisible: boolean; publishedAt: string | null };
interface Differing {
  text: Omit<BlockOf<'text'>, 'body' | 'aside'> & { body: RichText; aside: RichText };
  questions: Omit<BlockOf<'questions'>, 'items'> & {
    items: (Omit<BlockOf<'questions'>['items'][number], 'answer'> & { answer: RichText })[];
  };
  figures: Omit<BlockOf<'figures'>, 'figures'> & { figures: { figure: BlockOf<'figures'>['figures'][number] }[] };
  people: Omit<BlockOf<'people'>, 'people'> & { members: Member[] };
}
type EntryOf<T extends Type> = T extends keyof Differing ? Differing[T] : BlockOf<T>;
type PartsOf<T extends Type> = Stored<Omit<EntryOf<T>, 'type'>>;
/** A block of a page as Strapi stores it; `__component` is its type after `block.`. */
export type BlockEntry = { __component: string };

/** What each type of block needs populated: a page costs the same number of queries however many blocks it has. */
export const withBlocks = {
  blocks: {
    on: {
      'block.hero': { populate: { actions: true } },
      'block.text': true,
      'block.cards': { populate: { items: true } },
      'block.quote': true,
      'block.figures': { populate: { figures: true } },
      'block.steps': { populate: { items: true } },
      'block.questions': { populate: { items: true } },
      'block.call-to-action': { populate: { actions: true } },
      'block.listing': true,
      'block.map': true,
      'block.people': { populate: { members: { populate: { photo: true } } } },
      'block.timeline': { populate: { items: true } },
    },
  },
};

/** What leaves of a block, beside its type. */
type Shown<T extends Type> = Omit<BlockOf<T>, 'type'>;

const presenters: { [T in Type]: (parts: PartsOf<T>, locale: Locale) => Shown<T> } = {
  hero: ({ kicker, title, lead, actions }): Shown<'hero'> => ({
    ...words({ kicker, title, lead }),
    actions: presentActions(actions),
  }),
  text: ({ title, body, aside }): Shown<'text'> => ({
    ...words({ title }),
    body: renderRichText(body),
    aside: renderRichText(aside),
  }),
  cards: ({ title, lead, items }): Shown<'cards'> => ({
    ...words({ title, lead }),
    items: items.map(({ icon, link, ...item }): Shown<'cards'>['items'][number] => ({
      ...words({ title: item.title, text: item.text, linkLabel: item.linkLabel }),
      icon: icon ?? null,
      link: safeLink(link),
    })),
  }),
  quote: ({ text, person, role }) => words({ text, person, role }),
  figures: ({ title, figures }): Shown<'figures'> => ({
    ...words({ title }),
    figures: figures.flatMap(({ figure }) => figure ?? []),
  }),
  steps: ({ title, lead, items }): Shown<'steps'> => ({
    ...words({ title, lead }),
    items: items.map((item) => words({ title: item.title, text: item.text })),
  }),
  questions: ({ title, lead, items }): Shown<'questions'> => ({
    ...words({ title, lead }),
    items: items.map(({ question, answer }): Shown<'questions'>['items'][number] => ({
      ...words({ question }),
      answer: renderRichText(answer),
    })),
  }),
  'call-to-action': ({ title, text, tone, actions }): Shown<'call-to-action'> => ({
    ...words({ title, text }),
    tone: tone ?? 'accent',
    actions: presentActions(actions),
  }),
  listing: ({ title, lead, subject, category, count, linkLabel }): Shown<'listing'> => ({
    ...words({ title, lead, linkLabel }),
    subject: subject ?? 'opportunities',
    category: category ?? null,
    count: count ?? 6,
  }),
  map: ({ title, lead, linkLabel }) => words({ title, lead, linkLabel }),
  people: ({ title, lead, members }, locale): Shown<'people'> => ({
    ...words({ title, lead }),
    // Whoever left the directory leaves the pages with it.
    people: members
      .filter((member) => isInDirectory(member) && member.publishedAt)
      .map((member): Shown<'people'>['people'][number] => {
        const { id, slug, name, headline, photo, locale: own } = presentMemberCard(member, locale, [], null);
        return { id, slug, name, headline, photo, locale: own };
      }),
  }),
  timeline: ({ title, lead, items }): Shown<'timeline'> => ({
    ...words({ title, lead }),
    items: items.map(({ when, ...item }) => words({ when, title: item.title, text: item.text })),
  }),
};

/** A block as it may leave. One of a type that is no longer known is left out. */
export function presentBlock({ __component, ...parts }: BlockEntry, locale: Locale): PageBlock[] {
  const type = __component.replace(/^block\./, '');
  if (!isType(type)) return [];
  // the stored parts fit the type beside them
  const present = presenters[type] as (parts: unknown, locale: Locale) => object;
  return [{ type, ...present(parts, locale) } as PageBlock]; // of its own type's shape
}

function isType(type: string): type is Type {
  return type in presenters;
}

/** Empty fields as empty text. */
function words<Name extends string>(fields: Record<Name, string | null>): Record<Name, string> {
  return recordOf(namesOf(fields), (name) => fields[name] ?? '');
}

function presentActions(actions: { label: string | null; link: string | null }[]): BlockOf<'hero'>['actions'] {
  return actions.flatMap(({ label, link }): BlockOf<'hero'>['actions'] => {
    const safe = safeLink(link);
    return safe && label ? [{ label, link: safe }] : [];
  });
}

/** Saving refuses other links; one that came in another way does not leave. A language in front is the page's own. */
function safeLink(link: string | null | undefined): string | null {
  return link && isPageLink(link) ? withoutLanguage(link) : null;
}
