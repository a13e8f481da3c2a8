import { afterEach, expect, it, vi } from 'vitest';
import { getAnswer } from './get-answer';

afterEach(() => vi.unstubAllGlobals());

it.each([
  [false, '/api/captcha?action=login'],
  [true, '/api/captcha?action=login&hard=1'],
])('a form asks for the work that the server wants of it (hard: %s)', async (isHard, url) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    asked.push(String(input));
    return Promise.resolve(Response.json({ success: true, data: { kind: 'off' } }));
  });
  expect(await getAnswer('login', new AbortController().signal, isHard)).toMatchObject({ text: 'off' });
  expect(asked).toEqual([url]);
});
