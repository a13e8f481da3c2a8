import type { Locale } from '@scholars/contract/locale';
import type { Picture } from '@scholars/contract/shapes';
import { drawnSizes, type DrawnKind } from './draw.js';

/** A file of Strapi's media library, as far as it is shown. */
export interface Media extends MediaSize {
  alternativeText: string | null;
  /** The same in Arabic, by the name of Strapi's other text; only where a file is read whole. */
  caption?: string | null;
  /** The same picture in smaller sizes, by Strapi's names for them. */
  formats?: Record<string, MediaSize> | null;
}

interface MediaSize {
  url: string;
  width: number | null;
  height: number | null;
}

interface Size extends MediaSize {
  width: number;
  height: number;
}

/** No page shows a picture larger than this; staff may keep larger ones. */
const shownSidePx = 2000;

/** As much of a file as is shown of it; Strapi's has its provider and its folder too. */
export function mediaOf(file: Media | null | undefined): Media | null {
  if (!file) return null;
  const formats = Object.entries(file.formats ?? {}).map(([name, format]) => [name, sizeOf(format)] as const);
  const media = { ...sizeOf(file), alternativeText: file.alternativeText };
  return formats.length > 0 ? { ...media, formats: Object.fromEntries(formats) } : media;
}

const sizeOf = ({ url, width, height }: MediaSize): MediaSize => ({ url, width, height });

/**
 * The picture staff chose, else the one drawn for the entry's slug: every entry has one.
 *
 * @param area number of the thematic area whose hue a drawn one takes
 */
export function pictureOf(media: Media | null | undefined, kind: DrawnKind, slug: string, area?: number): Picture {
  const drawn = drawnSizes[kind];
  if (!media) return { url: `/uploads/drawn/${kind}${area ?? ''}-${slug}.svg`, alt: '', ...drawn };
  const sizes = shownSizes(media);
  const { url, width, height } = sizes.at(-1) ?? media;
  return {
    url,
    alt: media.alternativeText ?? '',
    width: width ?? drawn.width,
    height: height ?? drawn.height,
    ...(sizes.length > 1 && { srcset: sizes.map((size) => `${size.url} ${size.width}w`).join(', ') }),
  };
}

/** What is read to whoever does not see a picture, in their language; nothing in place of words of the other one. */
export function altIn(locale: Locale, media: Media | null): string {
  return (locale === 'ar' ? media?.caption : media?.alternativeText) ?? '';
}

/** From the smallest to the largest; what was uploaded is among them unless it is far larger than any page shows it. */
function shownSizes(media: Media): Size[] {
  const smaller = Object.values(media.formats ?? {}).filter(isMeasured);
  const isHuge = Math.max(media.width ?? 0, media.height ?? 0) > shownSidePx;
  const all = isMeasured(media) && !(isHuge && smaller.length > 0) ? [...smaller, media] : smaller;
  return all.sort((a, b) => a.width - b.width);
}

function isMeasured(size: MediaSize): size is Size {
  return size.width !== null && size.height !== null;
}
