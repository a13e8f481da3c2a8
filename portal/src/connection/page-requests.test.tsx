import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stayingFetch } from './page-requests';
import { unsentEvent } from './unsent-event';

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
    network.mockReset();
    window.fetch = stayingFetch(network);
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    window.fetch = fetch;
  });

  function watchGoing() {
    const went = vi.fn();
    vi.stubGlobal('location', { href: location.href, origin: location.origin, assign: went });
    return went;
  }

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
    ['another site', new URL('https://elsewhere.example/en/messages.data?convoId=c1')],
    ['the API', '/en/messages.data?convoId=c1'],
    ['what is sent elsewhere', new URL('https://elsewhere.example/en/messages.data'), { method: 'POST' }],
    ['what is sent to the API', new URL('/api/connections', location.href), { method: 'POST' }],
  ])('is another thing than %s, which fails at once', async (_, address, options) => {
    network.mockImplementation(lost);
    await expect(window.fetch(address, options)).rejects.toThrow('Failed to fetch');
  });

  it.each([
    ['another page', '/en/members.data?_routes=public%2Fmembers', '/en/members'],
    ['the same page of something else', '/en/messages.data?convoId=c2', '/en/messages?convoId=c2'],
  ])('is another thing than %s, to which the browser goes by itself', async (_, asked, wanted) => {
    const went = watchGoing();
    network.mockImplementation(lost);
    void window.fetch(new URL(asked, location.href));
    await vi.advanceTimersByTimeAsync(1000);
    expect(went.mock.calls).toEqual([[`${location.origin}${wanted}`]]);
    expect(network).toHaveBeenCalledTimes(1);
  });

  it.each([502, 503, 504])(
    'is another thing than a page that is answered with %i: the browser goes to the one that opens by itself',
    async (status) => {
      const went = watchGoing();
      network.mockImplementation(() => answered(status));
      void window.fetch(new URL('/en/members.data', location.href));
      await vi.advanceTimersByTimeAsync(1000);
      expect(went.mock.calls).toEqual([[`${location.origin}/en/members`]]);
    },
  );

  it.each([
    ['no answer', lost],
    ['a 503', () => answered(503)],
  ])('leads nowhere after %s once one has gone on', async (_, answer) => {
    const went = watchGoing();
    const end = new AbortController();
    network.mockImplementation(answer);
    end.abort(new Error('Gone on'));
    const asked = window.fetch(new URL('/en/members.data', location.href), { signal: end.signal });
    await expect(asked).rejects.toThrow('Gone on');
    expect(went).not.toHaveBeenCalled();
  });

  it.each([404, 500, 204])('is given as it is where it is answered with %i', async (status) => {
    network.mockImplementation(() => answered(status, null));
    expect((await window.fetch(reload())).status).toBe(status);
    expect((await window.fetch(new URL('/en/members.data', location.href))).status).toBe(status);
  });
});

describe('What a form sends', () => {
  const network = vi.fn<typeof fetch>();
  const unsent = vi.fn();
  const { fetch } = window;
  const send = (options?: RequestInit) =>
    window.fetch(new URL('/en/my-profile/preferences.data', location.href), { method: 'POST', ...options });

  beforeEach(() => {
    network.mockReset();
    unsent.mockReset();
    window.fetch = stayingFetch(network);
    addEventListener(unsentEvent, unsent);
  });

  afterEach(() => {
    window.fetch = fetch;
    removeEventListener(unsentEvent, unsent);
  });

  it.each<[string, () => Promise<Response>]>([
    ['there is no connection', lost],
    ['nobody is at its other end', () => Promise.resolve(new Response('Bad gateway', { status: 502 }))],
    [
      'the answer breaks off',
      () => Promise.resolve(new Response(new ReadableStream({ start: (all) => all.error(new TypeError('cut off')) }))),
    ],
  ])('is sent once where %s, told of, and taken for one whose action gave nothing', async (_, answer) => {
    network.mockImplementation(answer);
    const answered = await send();
    expect([answered.status, await answered.text()]).toEqual([503, '[{"_1":-7},"data"]\n']);
    expect(network).toHaveBeenCalledTimes(1);
    expect(unsent).toHaveBeenCalledTimes(1);
  });

  it.each([200, 202, 204, 400, 500, 503])('is answered as its page’s action says, with %i', async (status) => {
    network.mockImplementation(() => answered(status, status === 204 ? null : 'said'));
    const answer = await send();
    expect([answer.status, await answer.text()]).toEqual([status, status === 204 ? '' : 'said']);
    expect(unsent).not.toHaveBeenCalled();
  });

  it('is told of nowhere where one goes on before there is an answer', async () => {
    const end = new AbortController();
    network.mockImplementation(
      (_, options) =>
        new Promise((_answer, fail) => {
          options?.signal?.addEventListener('abort', () => fail(new DOMException('Aborted', 'AbortError')));
        }),
    );
    const sent = expect(send({ signal: end.signal })).rejects.toThrow('Gone on');
    end.abort(new Error('Gone on'));
    await sent;
    expect(unsent).not.toHaveBeenCalled();
  });
});
