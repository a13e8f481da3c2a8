import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askForReloadsPatiently } from './patient-reload';

const page = '/en/messages?convoId=c1';
const reload = () => new URL('/en/messages.data?convoId=c1&_routes=member%2Fchat%2Fmessages', location.href);
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (status = 200, body: string | null = 'the page’s data') =>
  Promise.resolve(new Response(body, { status, headers: { 'X-Remix-Response': 'yes' } }));

describe('A page’s own data, asked for again,', () => {
  const network = vi.fn<typeof fetch>();
  const { fetch } = window;

  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', page);
    window.fetch = network;
    network.mockReset();
    askForReloadsPatiently();
  });

  afterEach(() => {
    vi.useRealTimers();
    window.fetch = fetch;
  });

  it('waits while there is no connection, or nobody at the other end, and comes once there is', async () => {
    network.mockImplementationOnce(lost).mockImplementationOnce(() => answered(503));
    network.mockImplementation(() => answered());
    const asked = window.fetch(reload());
    await vi.advanceTimersByTimeAsync(1000);
    expect(network).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2000);
    const answer = await asked;
    expect([answer.status, await answer.text()]).toEqual([200, 'the page’s data']);
    expect(answer.headers.get('X-Remix-Response')).toBe('yes');
    expect(network).toHaveBeenCalledTimes(3);
  });

  it('is asked for no more where nobody waits for it', async () => {
    network.mockImplementation(lost);
    const end = new AbortController();
    const asked = expect(window.fetch(reload(), { signal: end.signal })).rejects.toThrow('Gone on');
    await vi.advanceTimersByTimeAsync(500);
    end.abort(new Error('Gone on'));
    await vi.advanceTimersByTimeAsync(60_000);
    await asked;
    expect(network).toHaveBeenCalledTimes(2);
  });

  it.each<[string, URL | string, RequestInit?]>([
    ['another page', new URL('/en/members.data', location.href)],
    ['the same page of something else', new URL('/en/messages.data?convoId=c2', location.href)],
    ['another site', new URL('https://elsewhere.example/en/messages.data?convoId=c1')],
    ['the API', '/en/messages.data?convoId=c1'],
    ['what a form sends', new URL('/en/messages.data?convoId=c1', location.href), { method: 'POST' }],
  ])('is another thing than %s, which fails at once', async (_, address, options) => {
    network.mockImplementation(lost);
    await expect(window.fetch(address, options)).rejects.toThrow('Failed to fetch');
  });

  it.each([404, 500, 204])('is given as it is where it is answered with %i', async (status) => {
    network.mockImplementation(() => answered(status, null));
    expect((await window.fetch(reload())).status).toBe(status);
  });
});
