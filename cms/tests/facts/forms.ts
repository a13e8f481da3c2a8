import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passportMaxBytes, photoMaxBytes } from '@scholars/contract/limits';
import { messageText } from '@scholars/contract/message-catalogues';
import type { Receipt } from '@scholars/contract/submissions';
import { modeOf, type Cms } from '../support/cms.js';
import {
  buildFellow,
  buildHugePng,
  buildIntake,
  buildJpeg,
  buildPdf,
  buildPng,
  buildTellingJpeg,
  buildGif,
  buildWebp,
  exe,
  html,
  sharp,
  svg,
  type Sent,
} from '../support/forms.js';
import { download, findByReference, send } from '../support/submissions.js';

const year = new Date().getUTCFullYear();

/** Both public forms: what is taken, what is refused, and that a refusal leaves nothing behind. */
export function formFacts(cms: Cms): void {
  const refused = async (act: () => Promise<void>) => {
    const before = await cms.traces();
    await act();
    expect(await cms.traces()).toEqual(before);
  };

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

  describe('A form that is refused leaves nothing behind:', () => {
    it.each([
      [
        'founding-fellows-profile',
        'en',
        {
          fullName: '',
          emailAddress: 'x',
          currentTitle: 'X',
          biography: 'short',
          homepage: 'javascript:alert(1)',
          officePhone: 'x',
        },
        {
          fullName: ['Full name is required'],
          emailAddress: ['Please enter a valid email'],
          currentTitle: ['Must be at least 2 characters'],
          biography: ['Min 10 characters.'],
          homepage: ['Please enter a valid URL'],
          officePhone: ['Please enter numbers only'],
        },
      ],
      [
        'founding-fellows-profile',
        'ar',
        { fullName: undefined, currentLocation: undefined, currentInstitution: undefined },
        {
          fullName: ['الاسم الكامل مطلوب'],
          currentLocation: ['بلد الإقامة مطلوب.'],
          currentInstitution: ['اسم المؤسسة أو الجهة مطلوب.'],
        },
      ],
      [
        'travel-intake',
        'en',
        {
          fullName: undefined,
          emailAddress: undefined,
          phoneNumber: undefined,
          preferredDepartureDate: undefined,
          preferredReturnDate: undefined,
          preferredAirport: undefined,
          specialTravelRequirements: undefined,
          passportDocument: undefined,
        },
        {
          fullName: ['Full name is required'],
          emailAddress: ['Email address is required'],
          phoneNumber: ['Phone number is required'],
          preferredDepartureDate: ['Departure date is required'],
          preferredReturnDate: ['Return date is required'],
          preferredAirport: ['Departure airport is required'],
          specialTravelRequirements: ['Special travel requirements are required'],
          passportDocument: ['Passport document is required'],
        },
      ],
      [
        'travel-intake',
        'en',
        {
          preferredDepartureDate: '2020-01-01',
          preferredReturnDate: '2019-01-01',
          specialTravelRequirements: 'a'.repeat(2001),
          preferredAirport: 'a'.repeat(256),
        },
        {
          preferredDepartureDate: ['Departure date must be today or later'],
          preferredReturnDate: ['Return date must be same day as departure date or later'],
          specialTravelRequirements: ['Must be at most 2000 characters'],
          preferredAirport: ['Must be at most 255 characters'],
        },
      ],
      [
        'travel-intake',
        'ar',
        { preferredReturnDate: '2099-02-28', fullName: 'a' },
        {
          preferredReturnDate: ['يجب أن يكون تاريخ العودة في يوم المغادرة نفسه أو بعده'],
          fullName: ['يجب ألا يقل عن حرفين'],
        },
      ],
    ] as const)('%s in the language %s with %j', async (form, language, changes, errors) => {
      const message = language === 'ar' ? 'يُرجى مراجعة الحقول المشار إليها' : 'Please check the highlighted fields';
      await refused(async () => {
        const body = form === 'travel-intake' ? buildIntake(changes) : buildFellow(changes);
        const answer = await cms.post(`/api/${form}`, body, { language });
        expect(answer.status).toBe(422);
        expect(answer.body).toEqual({ success: false, message, errors });
      });
    });

    const type = 'Only JPG, JPEG, PNG allowed';
    it.each<[string, () => Promise<Sent> | Sent, string]>([
      ['a page that is named .jpg', () => ({ bytes: html, name: 'me.jpg', type: 'image/jpeg' }), type],
      ['a program that is named .jpg', () => ({ bytes: exe, name: 'me.jpg', type: 'image/jpeg' }), type],
      ['an SVG with script', () => ({ bytes: svg, name: 'me.svg', type: 'image/svg+xml' }), type],
      ['an SVG that is named .png', () => ({ bytes: svg, name: 'me.png', type: 'image/png' }), type],
      ['a PDF', () => ({ bytes: buildPdf(), name: 'me.pdf', type: 'application/pdf' }), type],
      ['text', () => ({ bytes: Buffer.from('hello'), name: 'me.jpg', type: 'image/jpeg' }), type],
      [
        'no byte',
        () => ({ bytes: Buffer.alloc(0), name: 'me.jpg', type: 'image/jpeg' }),
        'The file is empty. Please choose another file',
      ],
      [
        'one byte too many',
        async () => ({ bytes: await buildJpeg(photoMaxBytes + 1), name: 'me.jpg', type: 'image/jpeg' }),
        'File must be under 2MB',
      ],
      [
        'a picture that takes gigabytes to open',
        () => ({ bytes: buildHugePng(15_000), name: 'me.png', type: 'image/png' }),
        'The file could not be read. Please choose another file',
      ],
      [
        'half a JPEG',
        async () => ({
          bytes: (
            await sharp({
              create: {
                width: 900,
                height: 900,
                channels: 3,
                background: '#e76f51',
                noise: { type: 'gaussian', mean: 128, sigma: 60 },
              },
            })
              .jpeg()
              .toBuffer()
          ).subarray(0, 40_000),
          name: 'me.jpg',
        }),
        'The file could not be read. Please choose another file',
      ],
      [
        'a PNG header and nothing after it',
        async () => ({ bytes: (await buildPng()).subarray(0, 40), name: 'me.png' }),
        'The file could not be read. Please choose another file',
      ],
    ])('a profile whose photo is %s', async (_, build, message) => {
      const photo = await build();
      await refused(async () => {
        const { status, body } = await cms.post('/api/founding-fellows-profile', buildFellow({ photo }));
        expect({ status, body }).toEqual({
          status: 422,
          body: { success: false, message: 'Please check the highlighted fields', errors: { photo: [message] } },
        });
      });
    });

    const passport = 'Only PDF, JPEG, JPG, or PNG allowed';
    it.each<[string, () => Promise<Sent> | Sent, string]>([
      ['a program that is named .pdf', () => ({ bytes: exe, name: 'passport.pdf', type: 'application/pdf' }), passport],
      ['a page that is named .pdf', () => ({ bytes: html, name: 'passport.pdf', type: 'application/pdf' }), passport],
      ['an SVG', () => ({ bytes: svg, name: 'passport.svg', type: 'image/svg+xml' }), passport],
      ['a WebP', async () => ({ bytes: await buildWebp(), name: 'passport.png', type: 'image/png' }), passport],
      [
        'no byte',
        () => ({ bytes: Buffer.alloc(0), name: 'passport.pdf', type: 'application/pdf' }),
        'The file is empty. Please choose another file',
      ],
      [
        'one byte too many',
        () => ({ bytes: buildPdf(passportMaxBytes + 1), name: 'passport.pdf', type: 'application/pdf' }),
        'File must be under 5MB',
      ],
    ])('an intake whose passport is %s', async (_, build, message) => {
      const passportDocument = await build();
      await refused(async () => {
        const { status, body } = await cms.post('/api/travel-intake', buildIntake({ passportDocument }));
        expect({ status, body }).toEqual({
          status: 422,
          body: {
            success: false,
            message: 'Please check the highlighted fields',
            errors: { passportDocument: [message] },
          },
        });
      });
    });
  });

  describe('The same form sent again', () => {
    const headers = (key: string) => ({ headers: { 'Idempotency-Key': key } });
    const newKey = () => crypto.randomUUID();

    it('with the same key and contents gets the first answer, and is kept once', async () => {
      const key = newKey();
      const first = await send(cms, 'travel-intake', buildIntake(), headers(key));
      const after = await cms.traces();
      expect(await send(cms, 'travel-intake', buildIntake(), headers(key))).toEqual(first);
      expect(await cms.traces()).toEqual(after);
    });

    it('ten times at once is kept once', async () => {
      const key = newKey();
      const photo = { bytes: await buildPng() };
      const before = await cms.traces();
      const receipts = await Promise.all(
        Array.from({ length: 10 }, () => send(cms, 'founding-fellows-profile', buildFellow({ photo }), headers(key))),
      );
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(1);
      const after = await cms.traces();
      expect(Number(after.founding_fellows_profiles)).toBe(Number(before.founding_fellows_profiles) + 1);
      expect((after.privateFiles as string[]).length).toBe((before.privateFiles as string[]).length + 1);
    });

    it.each([
      ['another text', () => buildIntake({ preferredAirport: 'Nairobi (NBO)' })],
      ['another file', () => buildIntake({ passportDocument: { bytes: buildPdf(401), name: 'passport.pdf' } })],
    ])('with the same key and %s is refused', async (_, build) => {
      const key = newKey();
      await send(cms, 'travel-intake', buildIntake(), headers(key));
      await refused(async () => {
        const { status, body } = await cms.post('/api/travel-intake', build(), headers(key));
        expect(status).toBe(409);
        expect(body).toEqual({ success: false, message: 'This form was already sent with other contents' });
      });
    });

    it('without a key, or with another key, is another submission', async () => {
      const receipts: Receipt[] = [];
      for (const options of [{}, {}, headers(newKey()), headers(newKey())])
        receipts.push(await send(cms, 'travel-intake', buildIntake(), options));
      expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(4);
    });

    it('takes a key of one form for nothing on the other form', async () => {
      const key = newKey();
      const intake = await send(cms, 'travel-intake', buildIntake(), headers(key));
      const fellow = await send(cms, 'founding-fellows-profile', buildFellow(), headers(key));
      expect(intake.reference.slice(0, 2) + fellow.reference.slice(0, 2)).toBe('TIFF');
    });

    it.each(['short', 'x'.repeat(101), 'with a space'])('with the key %j, which is none, is refused', async (key) => {
      await refused(async () => {
        expect((await cms.post('/api/travel-intake', buildIntake(), headers(key))).status).toBe(400);
      });
    });

    it('after a refusal may come corrected under the same key', async () => {
      const key = newKey();
      expect((await cms.post('/api/travel-intake', buildIntake({ fullName: '' }), headers(key))).status).toBe(422);
      expect((await send(cms, 'travel-intake', buildIntake(), headers(key))).reference).toMatch(/^TI-/);
    });
  });
}
