import sharp, { type ResizeOptions } from 'sharp';
import type { Upload } from '../contract/multipart.js';

// A small file can hold a picture that takes gigabytes to open.
const maxPixels = 50_000_000;
const maxSidePx = 2000;
const portraitSidePx = 800;

/**
 * A photo as it is kept: opened and written anew, so that nothing but the picture is left (no place, no
 * camera, no hidden content), upright, as JPEG or PNG.
 *
 * @returns undefined when it cannot be opened as a picture
 */
export function cleanPhoto(upload: Upload): Promise<Upload | undefined> {
  const inside = { width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true } as const;
  return writeAnew(upload, inside);
}

/** The same, cut to a square around what in it draws the eye, as portraits are shown. */
export function cleanPortrait(upload: Upload): Promise<Upload | undefined> {
  const square = { width: portraitSidePx, height: portraitSidePx, fit: 'cover', position: 'attention' } as const;
  return writeAnew(upload, square);
}

async function writeAnew(upload: Upload, size: ResizeOptions): Promise<Upload | undefined> {
  const hasLittleColour = upload.type === 'image/png' || upload.type === 'image/gif';
  try {
    const picture = sharp(upload.content, { limitInputPixels: maxPixels, failOn: 'error' }).rotate().resize(size);
    const content = await (hasLittleColour ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
    return { ...upload, content, size: content.length, type: hasLittleColour ? 'image/png' : 'image/jpeg' };
  } catch {
    return undefined;
  }
}
