import type { AgsCategory } from '@scholars/contract/shapes';
import type { ThematicArea } from '@scholars/contract/thematic-areas';
import type { Version } from '../../platform/content/localized.js';
import { pictureOf, type Media } from '../../platform/pictures/picture-of.js';
import { renderRichText } from '../../platform/rich-text/render.js';
import type { RichText } from '../../platform/rich-text/rich-text.js';

export interface AreaEntry extends Version {
  number: number;
  slug: string;
  title: string;
  description: RichText | null;
  photo: Media | null;
  subs: { title: string; description: RichText | null }[];
  intros: { category: AgsCategory; text: RichText | null }[];
}

export function presentArea(entry: AreaEntry, opportunityCount: number, category?: AgsCategory): ThematicArea {
  return {
    id: entry.number,
    slug: entry.slug,
    title: entry.title,
    locale: entry.locale,
    description: renderRichText(entry.description),
    photo: pictureOf(entry.photo, 'cover', entry.slug),
    subs: entry.subs.map(({ title, description }): ThematicArea['subs'][number] => ({
      title,
      description: renderRichText(description),
    })),
    intros: entry.intros
      .filter((intro) => !category || intro.category === category)

      .map((intro): ThematicArea['intros'][number] => ({ category: intro.category, text: renderRichText(intro.text) })),
    opportunityCount,
  };
}
