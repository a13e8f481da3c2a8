import { afterEach, expect, it, vi } from 'vitest';
import { doorPath, ownStore } from '~/shared/copy-places';
import { memoryCaches } from '../../../tests/support/memory-caches';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

it.each(['with what the device has kept of the door', 'where the device refuses to say what it keeps'])(
  'A session that is over is left for the sign-in, %s',
  async (words) => {
    const kept = memoryCaches();
    for (const locale of ['en', 'ar'] as const)
      await (await kept.open(ownStore('mine'))).put(doorPath(locale), new Response(''));
    const isRefused = words.startsWith('where');
    vi.stubGlobal('caches', isRefused ? { keys: () => Promise.reject(new Error('refused')) } : kept);
    const entriesAtLeaving: string[][] = [];
    const assign = vi.fn<(address: string) => void>(() => void entriesAtLeaving.push(kept.list()));
    vi.stubGlobal('window', { location: { pathname: doorPath('en'), search: '', assign } });
    const { leaveForSignIn } = await import('./session-exits');
    leaveForSignIn('en');
    leaveForSignIn('en');
    await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
    expect(assign.mock.calls[0]?.[0]).toMatch(/^\/en\/auth\/login\?nextUrl=/);
    if (!isRefused) expect(entriesAtLeaving).toEqual([[]]);
  },
);
