import { ownPages } from '@scholars/contract/site-addresses';
import { thematicAreaIdOf } from '@scholars/contract/thematic-area-slugs';

/** What the site has pages made for, by kind and address. What staff add beside it comes and goes as they like. */
export const fixedEntries: Readonly<Record<string, (slug: string) => boolean>> = {
  'api::page.page': (slug) => ownPages.page.has(slug),
  'api::thematic-area.thematic-area': (slug) => thematicAreaIdOf(slug) !== undefined,
};
