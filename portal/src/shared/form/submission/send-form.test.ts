import { afterEach, describe, expect, it, vi } from 'vitest';
import { unanswered } from '../form-outcome';
import { sendForm } from './send-form';

const answer = (answered: () => Promise<Response>) => vi.stubGlobal('fetch', vi.fn(answered));
const send = () => sendForm('/en/travel-intake', new FormData());

afterEach(() => vi.unstubAllGlobals());

describe('sending a form', () => {
  it('posts it to its page and asks for JSON', async () => {
    answer(async () => Response.json({ reference: 'TI-2026-000001' }));
    expect(await send()).toEqual({ reference: 'TI-2026-000001' });
    expect(fetch).toHaveBeenCalledWith(
      '/en/travel-intake',
      expect.objectContaining({ method: 'POST', headers: { Accept: 'application/json' } }),
    );
  });

  it('gives the messages per field of a refusal', async () => {
    const errors = { fullName: 'Full name is required' };
    const refusal = { refused: { ...unanswered, isOurs: false, errors }, submissionId: '1' };
    answer(async () => Response.json(refusal, { status: 422 }));
    expect(await send()).toEqual(refusal);
  });

  it.each([
    ['the connection is lost', () => Promise.reject(new TypeError('Failed to fetch')), { isOurs: true }],
    [
      'a server in between answers with a page',
      async () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { isOurs: true },
    ],
    [
      'the portal cannot',
      async () => Response.json({ success: false, message: 'no' }, { status: 503 }),
      { isOurs: true },
    ],
    ['the answer is empty', async () => new Response(null, { status: 413 }), { isOurs: false }],
    [
      'the portal refuses in the envelope of the API',
      async () => Response.json({ success: false, message: 'no' }, { status: 403 }),
      { isOurs: false },
    ],
    [
      'the whole is too large',
      async () => Response.json({ success: false, message: 'The request is too large' }, { status: 413 }),
      { isOurs: false, message: 'The request is too large' },
    ],
  ])('fails, and does not throw, when %s', async (_, answered, failure) => {
    answer(answered);
    expect(await send()).toEqual({
      refused: { errors: {}, message: '', typed: {}, ticked: {}, ...failure },
      submissionId: '',
    });
  });
});
