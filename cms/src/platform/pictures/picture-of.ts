import type { Picture } from '@scholars/contract/shapes';
import { drawnSizes, type DrawnKind } from './draw.js';

/** A file of Strapi's media library, as far as it is shown. */
export interface Media {
  url: string;
  alternativeText: string | null;
  width: number | null;
  height: number | null;
}

/** As much of a file as is shown of it; Strapi's has its sizes, its provider and its folder too. */
export function mediaOf(file: Media | null | undefined): Media | null {
  return file ? { url: file.url, alternativeText: file.alternativeText, width: file.width, height: file.height } : null;
}

/**
 * The picture staff chose, else the one drawn for the entry's slug: every entry has one.
 *
 * @param area number of the thematic area whose hue a drawn one takes
 */
export function pictureOf(media: Media | null | undefined, kind: DrawnKind, slug: string, area?: number): Picture {
  const drawn = drawnSizes[kind];
  if (!media) return { url: `/uploads/drawn/${kind}${area ?? ''}-${slug}.svg`, alt: '', ...drawn };
  return {
    url: media.url,
    alt: media.alternativeText ?? '',
    width: media.width ?? drawn.width,
    height: media.height ?? drawn.height,
  };
}
