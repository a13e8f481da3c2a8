import { describe, expect, it } from 'vitest';
import { passportMaxBytes, photoMaxBytes } from '@scholars/contract/limits';
import type { Cms } from '../support/cms.js';
import {
  buildFellow,
  buildHugePng,
  buildIntake,
  buildJpeg,
  buildPdf,
  buildPng,
  buildWebp,
  exe,
  html,
  sharp,
  svg,
  type Sent,
} from '../support/forms.js';
import { leavesNothing } from '../support/submissions.js';

/** What is refused of a form, and that it leaves nothing behind. */
export function refusedFormFacts(cms: Cms): void {
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
      await leavesNothing(cms, async () => {
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
      await leavesNothing(cms, async () => {
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
      await leavesNothing(cms, async () => {
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
}
