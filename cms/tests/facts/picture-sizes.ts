import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it, vi } from 'vitest';
import type { Cms } from '../support/cms.js';
import { buildForm } from '../support/forms.js';
import { newStaff } from '../support/staff.js';

interface LibraryPicture {
  id: number;
  url: string;
  formats: Record<string, { url: string; width: number }>;
}

/** The sizes of pictures that were uploaded before the media library made all of them. */
export function pictureSizeFacts(cms: Cms): void {
  const files = () => cms.strapi.db.query('plugin::upload.file');
  const eraseFile = (url = '') => rm(join(cms.dataDir, 'public', url));
  const makeMissingSizes = () =>
    cms.module<{ makeMissingSizes(): Promise<void> }>('src/platform/pictures/missing-sizes.js').makeMissingSizes();
  const sizesOf = async ({ id }: LibraryPicture) =>
    ((await files().findOne({ where: { id } })) as LibraryPicture).formats;

  async function upload(width: number, height: number): Promise<LibraryPicture> {
    const bytes = await sharp({ create: { width, height, channels: 3, background: '#264653' } })
      .png()
      .toBuffer();
    const form = buildForm({ files: { bytes, name: 'field.png', type: 'image/png' } });
    const answer = await cms.post('/upload', form, { token: await newStaff(cms, 'strapi-editor') });
    const [picture] = JSON.parse(answer.bytes.toString()) as LibraryPicture[]; // as Strapi answers
    if (!picture) throw new Error('Nothing was uploaded');
    return picture;
  }

  async function takeAway(size: string, { id, formats }: LibraryPicture): Promise<void> {
    const { [size]: taken, ...others } = formats;
    await eraseFile(taken?.url);
    await files().update({ where: { id }, data: { formats: others } });
  }

  describe('A size that a picture lacks', () => {
    it('is made, and no other', async () => {
      const old = await upload(1800, 900);
      await takeAway('xlarge', old);
      const small = await upload(900, 450);
      await makeMissingSizes();
      expect(await sizesOf(old)).toEqual(old.formats);
      expect(await sizesOf(small)).toEqual(small.formats);
      const { bytes } = await cms.get(old.formats.xlarge?.url ?? '');
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 1600, height: 800 });
    });

    it('is not made of a file that is gone, which is said once until the next start', async () => {
      const lost = await upload(1800, 900);
      for (const size of ['xlarge', 'large']) await takeAway(size, { ...lost, formats: await sizesOf(lost) });
      await eraseFile(lost.url);
      const warn = vi.spyOn(cms.strapi.log, 'warn');
      try {
        await makeMissingSizes();
        await makeMissingSizes();
        expect(warn.mock.calls).toEqual([[expect.stringContaining(` of the picture ${lost.id} could be made`)]]);
      } finally {
        warn.mockRestore();
      }
      expect(Object.keys(await sizesOf(lost)).toSorted()).toEqual(['medium', 'small', 'thumbnail']);
    });
  });
}
