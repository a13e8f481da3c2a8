import { submitTravelIntake } from '@scholars/contract/submissions';
import { RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Sent } from '~/api/cms.server';
import * as api from '~/api/cms.server';
import { travelIntakeForm } from '~/public/travel-intake/travel-intake-form';
import { localeContext } from '~/session/request-context.server';
import { hasProblems } from '../form-outcome';
import { documentTitleOf } from '../receive-form.server';
import { answerScript, answerWithPage, type PublicForm } from './receive-submission.server';

const send =
  vi.fn<(endpoint: unknown, options: { body: FormData; idempotencyKey: string }) => Promise<Sent<unknown>>>();

const form = { definition: travelIntakeForm, endpoint: submitTravelIntake };
const filledIn = {
  submissionId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  fullName: ' Mariam Al-Kuwari ',
  emailAddress: 'mariam@example.org',
  phoneNumberCode: '+1-CA',
  phoneNumber: '5551234',
  'preferredDepartureDate-day': '10',
  'preferredDepartureDate-month': 'March',
  'preferredDepartureDate-year': '2031',
  'preferredReturnDate-day': '١٤',
  'preferredReturnDate-month': '٣',
  'preferredReturnDate-year': '٢٠٣١',
  preferredAirport: 'YUL',
  specialTravelRequirements: 'None',
  passportDocument: new File(['%PDF'], 'passport.pdf', { type: 'application/pdf' }),
};
const received = { reference: 'TI-2026-000001', receivedAt: '', message: '' };
const refused = (status: number, errors = {}): Sent<unknown> => ({
  ok: false,
  status,
  message: '',
  errors,
  data: undefined,
  retryAfterSeconds: undefined,
});

async function post(change: Record<string, string> = {}, to: PublicForm = form) {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn, ...change })) body.set(name, value);
  const context = new RouterContextProvider();
  context.set(localeContext, 'ar');
  const request = new Request('http://portal.test/ar/travel-intake', { method: 'POST', body });
  const { data: outcome, init } = await answerWithPage({ request, context }, to);
  return { outcome, status: init?.status ?? 200, title: documentTitleOf('عنوان', context, hasProblems) };
}

beforeEach(() => {
  send.mockReset().mockResolvedValue({ ok: true, data: received });
  vi.spyOn(api, 'cms').mockReturnValue({ send } as unknown as ReturnType<typeof api.cms>);
});
afterEach(() => vi.restoreAllMocks());

describe('a posted form', () => {
  it('is sent to the CMS cleaned, with one phone field, one field for each date and its key', async () => {
    expect(await post()).toMatchObject({ status: 200, outcome: { reference: 'TI-2026-000001' } });
    const [endpoint, options] = send.mock.calls[0] ?? [];
    expect(endpoint).toBe(submitTravelIntake);
    expect(options?.body.get('fullName')).toBe('Mariam Al-Kuwari');
    expect(options?.body.get('phoneNumber')).toBe('+1 5551234');
    expect(options?.body.get('phoneNumberCode')).toBeNull();
    expect(options?.body.get('preferredDepartureDate')).toBe('2031-03-10');
    expect(options?.body.get('preferredReturnDate')).toBe('2031-03-14');
    expect(options?.body.get('preferredReturnDate-day')).toBeNull();
    expect(options?.idempotencyKey).toMatch(/^0f8fad5b-d9cb-469f-a165-70867728950e\./);
  });

  it('comes back in the page’s language with what was typed, and asks nothing of the CMS, when it is invalid', async () => {
    const { outcome, status, title } = await post({
      'preferredReturnDate-day': '1',
      'preferredDepartureDate-year': '31',
      phoneNumber: '12ab',
    });
    expect(status).toBe(422);
    expect(title).toBe('خطأ: عنوان');
    expect(outcome).toMatchObject({
      refused: {
        errors: {
          phoneNumber: 'يُرجى إدخال أرقام فقط',
          preferredDepartureDate: 'يجب أن تُكتب السنة بأربعة أرقام، مثل ٢٠٢٧',
        },
        typed: {
          phoneNumber: '12ab',
          phoneNumberCode: '+1-CA',
          preferredAirport: 'YUL',
          'preferredDepartureDate-month': 'March',
          'preferredDepartureDate-year': '31',
        },
      },
      submissionId: filledIn.submissionId,
    });
    expect(send).not.toHaveBeenCalled();
  });

  it('comes back when the return is before the departure', async () => {
    const { outcome } = await post({ 'preferredReturnDate-day': '1' });
    expect(outcome).toMatchObject({
      refused: { errors: { preferredReturnDate: 'يجب أن يكون تاريخ العودة في يوم المغادرة نفسه أو بعده' } },
    });
  });

  it('comes back with the first message per field of the CMS', async () => {
    send.mockResolvedValue(refused(422, { passportDocument: ['Not a PDF', 'Other'] }));
    expect(await post()).toMatchObject({
      status: 422,
      outcome: { refused: { errors: { passportDocument: 'Not a PDF' } } },
    });
  });

  it.each([
    ['the CMS is down', 503, {}, true],
    ['the CMS fails', 500, {}, true],
    ['too many were sent', 429, {}, false],
    ['the refusal names no field of the form', 422, { '': ['No'], other: ['No'] }, false],
  ])('fails with everything typed kept, and whose failure it is, when %s', async (_, cmsStatus, errors, isOurs) => {
    send.mockResolvedValue(refused(cmsStatus, errors));
    const { outcome, status, title } = await post();
    expect(status).toBe(cmsStatus);
    expect(title).toBe('عنوان');
    expect(outcome).toMatchObject({ refused: { isOurs, typed: { fullName: filledIn.fullName } } });
    expect(outcome.refused?.errors).toEqual({});
  });

  it.each([
    ['is too large', 413, 'The request is too large'],
    ['is one of too many', 429, 'Too many attempts. Please try again in 43 minutes'],
  ])('that %s says so in the words of the contract', async (_, cmsStatus, message) => {
    send.mockResolvedValue({ ...refused(cmsStatus), message } as Sent<unknown>);
    expect((await post()).outcome).toMatchObject({ refused: { isOurs: false, message } });
  });

  it('of a member whose session has ended says so, as the page still holds what was typed', async () => {
    send.mockResolvedValue(refused(401));
    const ofMembers: PublicForm = { ...form, endpoint: { ...submitTravelIntake, access: 'member' } };
    expect((await post({}, ofMembers)).outcome.refused?.message).toContain('انتهت جلستكم');
    expect((await post()).outcome.refused?.message).toBe('');
  });

  it('of a robot is thanked for and dropped', async () => {
    expect(await post({ website2: 'https://spam.example' })).toMatchObject({
      status: 200,
      outcome: { reference: '' },
    });
    expect(send).not.toHaveBeenCalled();
  });
});

describe('the page’s own script', () => {
  const context = new RouterContextProvider();
  context.set(localeContext, 'en');
  const ask = async (init: RequestInit) => {
    const next = vi.fn(async () => new Response('page'));
    const request = new Request('http://portal.test/en/travel-intake', init);
    // The router calls it with more than it reads.
    const args = { request, context } as unknown as Parameters<ReturnType<typeof answerScript>>[0];
    const response = await answerScript(form)(args, next);
    return { response, wasPassedOn: next.mock.calls.length > 0 };
  };

  it('gets the outcome as JSON with its status', async () => {
    const { response } = await ask({ method: 'POST', body: new FormData(), headers: { Accept: 'application/json' } });
    expect(response?.status).toBe(422);
    expect(await response?.json()).toMatchObject({ refused: { errors: { fullName: 'Full name is required' } } });
  });

  it('gets how long to wait, where too many were sent', async () => {
    send.mockResolvedValue({ ...refused(429), message: 'Too many', retryAfterSeconds: 2580 } as Sent<unknown>);
    const body = new FormData();
    for (const [name, value] of Object.entries(filledIn)) body.set(name, value);
    const { response } = await ask({ method: 'POST', body, headers: { Accept: 'application/json' } });
    expect([response?.status, response?.headers.get('Retry-After')]).toEqual([429, '2580']);
    expect(await response?.json()).toMatchObject({ refused: { message: 'Too many' } });
  });

  it('gets a failure for a body that cannot be read', async () => {
    const { response } = await ask({
      method: 'POST',
      body: 'torn',
      headers: { Accept: 'application/json', 'Content-Type': 'multipart/form-data; boundary=x' },
    });
    expect(response?.status).toBe(400);
    expect(await response?.json()).toMatchObject({ refused: { errors: {} } });
  });

  it.each([{ method: 'GET' }, { method: 'POST', body: new FormData() }])(
    'is told apart from a visit (%j)',
    async (init) => {
      expect((await ask(init)).wasPassedOn).toBe(true);
    },
  );
});
