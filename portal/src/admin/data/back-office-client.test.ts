import { describe, expect, it, vi } from 'vitest';
import { backOfficeClient } from './back-office-client';
import { isRepeated } from './call-failure';

const texts = { unreachable: 'no connection', unavailable: 'not available', unexpected: 'an error' };

function answering(status: number, body: unknown) {
  return vi.fn(
    async (_url: string | URL | Request, _options?: RequestInit) =>
      new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }),
  );
}

describe('calls of the back office', () => {
  it('name Arabic in the Language header, and English by its absence', async () => {
    const send = answering(200, {});
    await backOfficeClient('ar', texts, send).get('/api/a');
    await backOfficeClient('en', texts, send).get('/api/a');
    expect(send.mock.calls.map(([, options]) => new Headers(options?.headers).get('Language'))).toEqual(['ar', null]);
  });

  it('share one answer between two readers of the same moment', async () => {
    const send = answering(200, { data: 1 });
    const client = backOfficeClient('en', texts, send);
    await Promise.all([client.get('/api/a'), client.get('/api/a')]);
    expect(send).toHaveBeenCalledTimes(1);
    await client.get('/api/a');
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('share no answer that was on its way before something was written', async () => {
    let answerFirst = (_answer: Response) => {};
    const send = vi
      .fn<typeof fetch>()
      .mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)))
      .mockResolvedValueOnce(new Response('{}'))
      .mockResolvedValueOnce(new Response('{"status":"in_review"}'));
    const client = backOfficeClient('en', texts, send);
    const before = client.get('/api/a');
    await client.post('/api/a/transition', {});
    expect(await client.get('/api/a')).toEqual({ data: { status: 'in_review' } });
    answerFirst(new Response('{"status":"new"}'));
    expect(await before).toEqual({ data: { status: 'new' } });
  });

  it.each([
    [
      'the contract’s message',
      409,
      { success: false, message: 'Changed', data: { version: 2 } },
      { statusCode: 409, message: 'Changed', data: { version: 2 } },
    ],
    [
      'messages per field',
      422,
      { success: false, message: 'Check', errors: { reason: ['Give one'] } },
      { errors: { reason: ['Give one'] } },
    ],
    [
      'Strapi’s own message',
      400,
      { data: null, error: { status: 400, message: 'Invalid key' } },
      { statusCode: 400, message: 'Invalid key' },
    ],
    [
      'its own words for a gateway that answers in HTML',
      502,
      '<html></html>',
      { statusCode: 502, message: 'not available' },
    ],
    ['its own words for an answer that says nothing', 500, 'oops', { statusCode: 500, message: 'an error' }],
  ])('fail with %s', async (_name, status, body, failure) => {
    await expect(backOfficeClient('en', texts, answering(status, body)).post('/api/a', {})).rejects.toMatchObject(
      failure,
    );
  });

  it('fail with status 0 when nobody answers', async () => {
    const send = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(backOfficeClient('en', texts, send).get('/api/a')).rejects.toMatchObject({
      statusCode: 0,
      message: 'no connection',
    });
  });
});

describe('a read that failed', () => {
  it.each([
    [0, true],
    [503, true],
    [401, false],
    [404, false],
  ])('with status %i is tried once more: %s', (statusCode, expected) => {
    expect(isRepeated(0, { statusCode })).toBe(expected);
    expect(isRepeated(1, { statusCode })).toBe(false);
  });
});
