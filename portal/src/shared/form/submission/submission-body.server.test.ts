import { describe, expect, it } from 'vitest';
import { contactForm } from '~/public/contact/contact-form';
import { joinUsForm } from '~/public/join-us/join-us-form';
import { travelIntakeForm } from '~/public/travel-intake/travel-intake-form';
import type { FormInput } from '../form-definition';
import { idempotencyKeyOf, jsonBodyOf, multipartBodyOf } from './submission-body.server';

const passport = (content: string) => new File([content], 'passport.pdf', { type: 'application/pdf' });
const content = (change: { submissionId?: string } = {}, input: FormInput = {}) => ({
  input: { fullName: 'Mariam', passportDocument: passport('%PDF'), ...input },
  submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  ...change,
});
const keyOf = (of: ReturnType<typeof content>) => idempotencyKeyOf(travelIntakeForm, of);

describe('the idempotency key', () => {
  it('is the same for the same form with the same contents', async () => {
    expect(await keyOf(content())).toBe(await keyOf(content()));
    expect(await keyOf(content())).toMatch(/^0f8fad5b-d9cb-469f-a165-70867728950e\.[0-9a-f]{32}$/);
  });

  it.each([
    ['a word', content({}, { fullName: 'Maryam' })],
    ['the file', content({}, { passportDocument: passport('%PDF-2') })],
    ['the form’s id', content({ submissionId: '7c9e6679-7425-40de-944b-e07fc1f90ae7' })],
  ])('is another one when %s is another', async (_, changed) => {
    expect(await keyOf(changed)).not.toBe(await keyOf(content()));
  });

  it('is the same for each captcha that is sent with it', async () => {
    const keys = ['one', 'two'].map((recaptcha) =>
      idempotencyKeyOf(contactForm, content({}, { subject: 'Hello', recaptcha })),
    );
    expect(await keys[0]).toBe(await keys[1]);
    expect(await idempotencyKeyOf(contactForm, content({}, { subject: 'Hallo', recaptcha: 'one' }))).not.toBe(
      await keys[0],
    );
  });

  it.each(['', 'short', 'line\nbreak-in-an-id', 'x'.repeat(200)])(
    'is fit for a header whatever the id is (%j)',
    async (submissionId) => {
      expect(await keyOf(content({ submissionId }))).toMatch(/^[\w.-]{8,100}$/);
    },
  );
});

describe('the body for the CMS', () => {
  it('carries the form’s fields and nothing else', () => {
    const body = multipartBodyOf(travelIntakeForm, {
      fullName: 'Mariam',
      status: 'approved',
      passportDocument: passport('%PDF'),
    });
    expect([...body.keys()]).toEqual(['fullName', 'passportDocument']);
    expect((body.get('passportDocument') as File).name).toBe('passport.pdf');
  });

  it('is JSON where the call takes no files, with the captcha in it', () => {
    expect(jsonBodyOf(joinUsForm, { organizationName: 'Lakeside', recaptcha: 'answer', status: 'approved' })).toEqual({
      organizationName: 'Lakeside',
      type: undefined,
      country: undefined,
      website: undefined,
      contactName: undefined,
      contactTitle: undefined,
      emailAddress: undefined,
      phoneNumber: undefined,
      reason: undefined,
      recaptcha: 'answer',
    });
  });

  it('leaves out a file that was not chosen', () => {
    expect([...multipartBodyOf(travelIntakeForm, { fullName: 'Mariam', passportDocument: undefined }).keys()]).toEqual([
      'fullName',
    ]);
  });
});
