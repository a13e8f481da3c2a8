import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passportMaxBytes, photoMaxBytes } from '@scholars/contract/limits';
import { messageText } from '@scholars/contract/message-catalogues';
import { modeOf, type Cms } from '../support/cms.js';
import {
  buildFellow,
  buildIntake,
  buildJpeg,
  buildPdf,
  buildPng,
  buildTellingJpeg,
  buildGif,
  buildWebp,
  sharp,
} from '../support/forms.js';
import { download, findByReference, send } from '../support/submissions.js';

const year = new Date().getUTCFullYear();

/** Both public forms: what is taken and kept of them. */
export function formFacts(cms: Cms): void {
  describe('A founding fellow profile that is sent', () => {
    it('is answered with a reference, and kept with its photo and the first line of its history', async () => {
      const photo = { bytes: await buildJpeg(), name: 'me.jpg', type: 'image/jpeg' };
      const before = await cms.count('founding_fellows_profiles');
      const receipt = await send(cms, 'founding-fellows-profile', buildFellow({ homepage: 'lakeside.example', photo }));
      expect(receipt).toEqual({
        reference: expect.stringMatching(new RegExp(`^FF-${year}-\\d{6}$`)),
        receivedAt: expect.stringMatching(/Z$/),
        message: 'Thank you. We have received your profile',
      });
      expect(await cms.count('founding_fellows_profiles')).toBe(before + 1);
      const detail = await findByReference(cms, 'founding-fellows-profiles', receipt.reference);
      expect(detail).toMatchObject({
        status: 'new',
        version: 1,
        locale: 'en',
        fields: {
          fullName: 'Amina Otieno',
          emailAddress: 'amina@lakeside.example',
          phoneNumber: '+254 711550142',
          currentLocation: 'KE',
          homepage: 'lakeside.example',
          biography: '',
        },
        files: [{ field: 'photo', name: 'me.jpg', type: 'image/jpeg', erasedAt: null }],
        history: [{ action: 'created', actor: '', from: null, to: 'new' }],
      });
    });

    it('passes without a photo and without any optional field', async () => {
      const { reference } = await send(cms, 'founding-fellows-profile', buildFellow({ phoneNumber: undefined }));
      expect((await findByReference(cms, 'founding-fellows-profiles', reference)).files).toEqual([]);
    });

    it('passes with the empty, nameless file that a browser sends for a picker left alone', async () => {
      const { reference } = await send(
        cms,
        'founding-fellows-profile',
        buildFellow({ photo: { bytes: Buffer.alloc(0), name: '' } }),
      );
      expect((await findByReference(cms, 'founding-fellows-profiles', reference)).files).toEqual([]);
    });

    it('may have a homepage of 500 characters', async () => {
      const homepage = `https://lakeside.example/${'a'.repeat(475)}`;
      const { reference } = await send(cms, 'founding-fellows-profile', buildFellow({ homepage }));
      expect((await findByReference(cms, 'founding-fellows-profiles', reference)).fields.homepage).toBe(homepage);
    });

    it('in Arabic is thanked in Arabic, and remembers its language', async () => {
      const receipt = await send(
        cms,
        'founding-fellows-profile',
        buildFellow({ fullName: 'هند المهندي', currentLocation: 'Qatar' }),
        { language: 'ar' },
      );
      expect(receipt.message).toBe('شكرًا لكم. لقد استلمنا ملفكم التعريفي');
      expect(await findByReference(cms, 'founding-fellows-profiles', receipt.reference)).toMatchObject({
        locale: 'ar',
        fields: { fullName: 'هند المهندي', currentLocation: 'QA' },
      });
    });

    it('gets the next number, also when ten arrive at once', async () => {
      const receipts = await Promise.all(
        Array.from({ length: 10 }, () => send(cms, 'founding-fellows-profile', buildFellow())),
      );
      const numbers = receipts.map(({ reference }) => Number(reference.slice(-6))).sort((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_, index) => (numbers[0] ?? 0) + index));
    });

    it('cannot set anything that is not the sender’s to set', async () => {
      const { reference } = await send(
        cms,
        'founding-fellows-profile',
        buildFellow({
          status: 'approved',
          version: '99',
          reference: 'FF-1',
          documentId: 'x',
          id: '1',
          createdBy: '1',
          publishedAt: 'x',
          language: 'xx',
        }),
      );
      expect(await findByReference(cms, 'founding-fellows-profiles', reference)).toMatchObject({
        status: 'new',
        version: 1,
        locale: 'en',
      });
    });

    it('has its photo freed of place, time and author', async () => {
      const photo = { bytes: await buildTellingJpeg('Taken at home by Amina'), name: 'me.jpg' };
      expect(photo.bytes.includes('Taken at home')).toBe(true);
      const { reference } = await send(cms, 'founding-fellows-profile', buildFellow({ photo }));
      const kept = await download(cms, 'founding-fellows-profiles', reference);
      expect(kept.includes('Taken at home')).toBe(false);
      expect(await sharp(kept).metadata()).toMatchObject({ format: 'jpeg', width: 60, height: 40 });
      expect((await sharp(kept).metadata()).exif).toBeUndefined();
    });

    it.each([
      ['JPEG', buildJpeg],
      ['PNG', buildPng],
      ['WebP', buildWebp],
      ['GIF', buildGif],
      ['JPEG of exactly 2,621,440 bytes', () => buildJpeg(photoMaxBytes)],
    ])('takes a %s, whatever it is called', async (_, build) => {
      const photo = { bytes: await build(), name: 'photo.bin', type: 'text/plain' };
      const { reference } = await send(cms, 'founding-fellows-profile', buildFellow({ photo }));
      expect((await sharp(await download(cms, 'founding-fellows-profiles', reference)).metadata()).width).toBe(60);
    });
  });

  describe('A travel intake that is sent', () => {
    it('is answered with a reference, and kept with its passport byte for byte', async () => {
      const bytes = buildPdf(5000);
      const receipt = await send(
        cms,
        'travel-intake',
        buildIntake({ preferredDepartureDate: '01-03-2099', passportDocument: { bytes, name: 'جواز السفر.pdf' } }),
      );
      expect(receipt).toMatchObject({
        reference: expect.stringMatching(new RegExp(`^TI-${year}-\\d{6}$`)),
        message: 'Thank you. We have received your travel details',
      });
      const detail = await findByReference(cms, 'travel-intakes', receipt.reference);
      expect(detail).toMatchObject({
        fields: { preferredDepartureDate: '2099-03-01', preferredReturnDate: '2099-03-08' },
        files: [{ field: 'passportDocument', name: 'جواز السفر.pdf', type: 'application/pdf', size: 5000 }],
      });
      expect(await download(cms, 'travel-intakes', receipt.reference)).toEqual(bytes);
    });

    it.each([
      [
        'a script behind the first line of a PDF',
        Buffer.from('%PDF-1.4\n<html><script>new ActiveXObject("WScript.Shell")</script></html>'),
      ],
      ['a PDF that broke off on its way', buildPdf(5000).subarray(0, 2500)],
    ])('refuses %s', async (_, bytes) => {
      const { status, body } = await cms.post(
        '/api/travel-intake',
        buildIntake({ passportDocument: { bytes, name: 'passport.pdf', type: 'application/pdf' } }),
      );
      expect({ status, body }).toMatchObject({
        status: 422,
        body: { errors: { passportDocument: [messageText('en', 'file.unreadable')] } },
      });
    });

    it.each([
      ['a PNG that is named .pdf', buildPng, 'image/png'],
      ['a PDF that is named .html', () => Promise.resolve(buildPdf()), 'application/pdf'],
      ['a PDF of exactly 5,242,880 bytes', () => Promise.resolve(buildPdf(passportMaxBytes)), 'application/pdf'],
    ])('takes %s, by its content', async (_, build, type) => {
      const passportDocument = {
        bytes: await build(),
        name: type === 'image/png' ? 'passport.pdf' : 'passport.html',
        type: 'text/html',
      };
      const { reference } = await send(cms, 'travel-intake', buildIntake({ passportDocument }));
      expect((await findByReference(cms, 'travel-intakes', reference)).files).toMatchObject([{ type }]);
    });
  });

  describe('A private file', () => {
    it('lies encrypted in a folder that only the CMS can open', async () => {
      const { reference } = await send(
        cms,
        'travel-intake',
        buildIntake({ fullName: 'Readable Name', passportDocument: { bytes: buildPdf(), name: 'readable-name.pdf' } }),
      );
      const { id = '' } = (await findByReference(cms, 'travel-intakes', reference)).files[0] ?? {};
      const folder = join(cms.dataDir, 'private-files');
      expect(modeOf(folder)).toBe('700');
      for (const name of cms.privateFiles()) expect(modeOf(join(folder, name))).toBe('600');
      const stored = readFileSync(join(folder, id));
      for (const telling of ['%PDF', '%%EOF', 'Catalog', 'Readable Name', 'readable-name'])
        expect(stored.includes(telling)).toBe(false);
    });

    it('of a photo shows no picture to who reads the disk', async () => {
      const photo = { bytes: await buildJpeg() };
      const { reference } = await send(cms, 'founding-fellows-profile', buildFellow({ photo }));
      const { id = '' } = (await findByReference(cms, 'founding-fellows-profiles', reference)).files[0] ?? {};
      const stored = readFileSync(join(cms.dataDir, 'private-files', id));
      expect(stored.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false);
    });
  });
}
