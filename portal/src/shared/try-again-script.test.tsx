import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import script from './try-again-script.js?raw';

const words = 'This page opens by itself';
const longestMs = 90_000;

describe('A page that stands in for one that cannot be had', () => {
  const ask = vi.fn(async () => new Response(null, { status: 503 }));
  const reload = vi.fn();
  const note = () => document.querySelector('p') ?? expect.fail('There is no note');

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', ask);
    ask.mockClear();
    reload.mockClear();
    document.body.innerHTML = `<p data-try-again="${words}" hidden></p><input>`;
    // jsdom's own place cannot be watched.
    // oxlint-disable-next-line typescript/no-implied-eval -- as the page runs it
    new Function('location', script)({ href: 'https://scholars.example/ar/about', reload });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const answer = (status: number) => ask.mockResolvedValue(new Response(null, { status }));

  it('says that it opens the other by itself, and does once that is there', async () => {
    answer(503);
    expect([note().hidden, note().textContent]).toEqual([false, words]);
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(ask).toHaveBeenCalledWith('https://scholars.example/ar/about', { method: 'HEAD', cache: 'no-store' });
    expect(reload).not.toHaveBeenCalled();
    answer(200);
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(reload).toHaveBeenCalled();
  });

  it('asks less and less often, and at once where the connection is back', async () => {
    answer(503);
    await vi.advanceTimersByTimeAsync(longestMs * 10);
    expect(ask.mock.calls.length).toBeLessThan(25);
    answer(200);
    dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(reload).toHaveBeenCalled();
  });

  it.each([429, 500, 503])('takes %i for no page yet', async (status) => {
    answer(status);
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(reload).not.toHaveBeenCalled();
  });

  it('asks for nothing where there is no connection', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(ask).not.toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('waits until nobody types on it', async () => {
    answer(200);
    document.querySelector('input')?.focus();
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(ask).toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
    document.querySelector('input')?.blur();
    await vi.advanceTimersByTimeAsync(longestMs);
    expect(reload).toHaveBeenCalled();
  });
});
