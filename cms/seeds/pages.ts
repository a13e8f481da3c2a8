import type { Locale } from '@scholars/contract/locale';
import { pages } from './content/pages.js';
import type { BlockSeed, Both } from './content/shapes.js';
import { writeDocument } from './write-document.js';

/**
 * Writes the pages with their blocks.
 *
 * @param memberIds document ids of the demo's members by slug; without them no block that tells of the demo is written
 */
export async function seedPages(memberIds?: ReadonlyMap<string, string>): Promise<void> {
  for (const { slug, title, summary, body, blocks = [] } of pages) {
    const shown = blocks.filter(({ isDemo }) => !isDemo || memberIds);
    await writeDocument('api::page.page', (locale) => ({
      slug,
      title: title[locale],
      summary: summary[locale],
      body: body[locale],
      blocks: shown.map((block) => blockIn(locale, block, memberIds)),
    }));
  }
}

function blockIn(locale: Locale, seed: BlockSeed, memberIds?: ReadonlyMap<string, string>) {
  const { block, isDemo, ...parts } = seed;
  if (isDemo && !memberIds) throw new Error('A block of the demo without the demo');
  const members = 'members' in parts ? { members: parts.members.map((slug) => idOf(slug, memberIds)) } : {};
  return { __component: `block.${block}`, ...(inLanguage(locale, parts) as object), ...members };
}

function idOf(slug: string, memberIds?: ReadonlyMap<string, string>): string {
  const id = memberIds?.get(slug);
  if (!id) throw new Error(`A page names the member ${slug}, who does not exist`);
  return id;
}

/** The same value with each pair of texts replaced by the language's own. */
function inLanguage(locale: Locale, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(locale, item));
  if (typeof value !== 'object' || value === null) return value;
  if (isPair(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, inLanguage(locale, inner)]));
}

function isPair(value: object): value is Both {
  return 'en' in value && 'ar' in value;
}
