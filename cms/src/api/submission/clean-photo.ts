import sharp from 'sharp';
import type { Upload } from '../../platform/contract/multipart.js';

// A small file can hold a picture that takes gigabytes to open.
const maxPixels = 50_000_000;
const maxSidePx = 2000;

/**
 * A photo as it is kept: opened and written anew, so that nothing but the picture is left (no place, no
 * camera, no hidden content), upright, as JPEG or PNG.
 *
 * @returns undefined when it cannot be opened as a picture
 */
export async function cleanPhoto(upload: Upload): Promise<Upload | undefined> {
  const hasLittleColour = upload.type === 'image/png' || upload.type === 'image/gif';
  try {
    const picture = sharp(upload.content, { limitInputPixels: maxPixels, failOn: 'error' })
      .rotate()
      .resize({ width: maxSidePx, height: maxSidePx, fit: 'inside', withoutEnlargement: true });
    const content = await (hasLittleColour ? picture.png() : picture.jpeg({ quality: 88 })).toBuffer();
    return { ...upload, content, size: content.length, type: hasLittleColour ? 'image/png' : 'image/jpeg' };
  } catch {
    return undefined;
  }
}
