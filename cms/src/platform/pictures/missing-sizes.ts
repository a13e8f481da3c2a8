import { Readable } from 'node:stream';
import { errorKind } from '@scholars/contract/error-kind';
import sharp from 'sharp';
import { isPostgres } from '../database/dialect.js';
import { isStoreAway } from '../storage/s3/s3-bucket.mjs';
import { publicFiles } from '../storage/stores.js';

/** A picture of the media library, as its row says of it. */
interface LibraryPicture {
  id: number;
  name: string;
  hash: string;
  ext: string;
  mime: string;
  width: number;
  height: number;
  formats: Record<string, object>;
}

/** The rest waits for the next run: other jobs wait for this one. */
const madeInOneRun = 20;
// As in Strapi's `file.size`.
const bytesInKilobyte = 1000;

/** Pictures whose file is gone, or no picture: said once, and not tried again before the next start. */
const unusable = new Set<number>();

/**
 * Makes the sizes that pictures lack because they were uploaded before the media library made them
 * (`config/plugins.ts`). A file that is gone or cannot be opened keeps no other from its sizes.
 */
export async function makeMissingSizes(): Promise<void> {
  const settings = await strapi.plugin('upload').service('upload').getSettings(); // untyped by Strapi
  if (!settings?.responsiveDimensions) return;
  let made = 0;
  for (const [size, sidePx] of Object.entries(sizes())) {
    for (const id of await listLacking(size, sidePx)) {
      if (made >= madeInOneRun) return;
      if (await makeSize(id, size, sidePx)) made += 1;
    }
  }
}

const sizes = () => strapi.config.get<Record<string, number>>('plugin::upload.breakpoints');

/** Pictures without sizes at all are of kinds that Strapi makes none of. */
async function listLacking(size: string, sidePx: number): Promise<number[]> {
  const formats = isPostgres(strapi.db.connection) ? 'formats::text' : 'formats';
  const rows = await strapi.db
    .connection('files')
    .whereRaw(`${formats} like '{%' and ${formats} not like ?`, [`%"${size}"%`])
    .andWhere((row) => void row.where('width', '>', sidePx).orWhere('height', '>', sidePx))
    .orderBy('id')
    .select<{ id: number }[]>('id');
  return rows.map(({ id }) => id).filter((id) => !unusable.has(id));
}

/** @returns whether it was made */
async function makeSize(id: number, size: string, sidePx: number): Promise<boolean> {
  const pictures = strapi.db.query('plugin::upload.file');
  const picture: LibraryPicture | null = await pictures.findOne({ where: { id } });
  if (!picture) return false;
  try {
    const made = await resized(picture, size, sidePx);
    await strapi.plugin('upload').service('provider').upload(made); // which sets its address
    const { getStream: _, ...format } = made;
    await pictures.update({ where: { id }, data: { formats: { ...picture.formats, [size]: format } } });
    return true;
  } catch (error) {
    if (isStoreAway(error)) throw error;
    unusable.add(id);
    strapi.log.warn(`No size ${size} of the picture ${id} could be made: ${errorKind(error)}`);
    return false;
  }
}

/** As Strapi makes and describes one. */
async function resized({ name, hash, ext, mime }: LibraryPicture, size: string, sidePx: number) {
  const whole = await publicFiles.read(`${hash}${ext}`);
  const { data, info } = await sharp(whole, { animated: true })
    .resize({ width: sidePx, height: sidePx, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return {
    name: `${size}_${name}`,
    hash: `${size}_${hash}`,
    ext,
    mime,
    path: null,
    width: info.width,
    height: info.pageHeight ?? info.height,
    size: Math.round((data.length / bytesInKilobyte) * 100) / 100,
    sizeInBytes: data.length,
    getStream: () => Readable.from(data),
  };
}
