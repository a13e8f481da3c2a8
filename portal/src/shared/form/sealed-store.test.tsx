import { webcrypto } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openSealedStore } from './sealed-store';

vi.stubGlobal('crypto', webcrypto);
const keyOf = (byte: number) => Buffer.alloc(32, byte).toString('base64url');
const typed = { biography: 'أدرس البحيرات' };
beforeEach(() => localStorage.clear());

describe('What is typed and not sent yet', () => {
  it('is there again for the same person, and unreadable where it lies', async () => {
    await openSealedStore('my-profile', keyOf(1)).write('biography', typed);
    expect(localStorage.getItem('my-profile:biography')).not.toContain('أدرس');
    expect(await openSealedStore('my-profile', keyOf(1)).read('biography')).toEqual(typed);
  });

  it('is nothing to another person, and then gone', async () => {
    await openSealedStore('my-profile', keyOf(1)).write('biography', typed);
    expect(await openSealedStore('my-profile', keyOf(2)).read('biography')).toBeUndefined();
    expect(localStorage).toHaveLength(0);
  });

  it('is the last that was typed, until it is forgotten', async () => {
    const store = openSealedStore('my-profile', keyOf(1));
    void store.write('names', { firstName: 'A' });
    void store.write('names', { firstName: 'Amina' });
    expect(await store.read('names')).toEqual({ firstName: 'Amina' });
    store.forget('names');
    expect(await store.read('names')).toBeUndefined();
  });

  it('is told of where another tab forgets it, and not where that writes it anew', () => {
    const store = openSealedStore('my-profile', keyOf(1));
    const tell = vi.fn();
    const ignore = store.onForgotten('names', tell);
    const change = (newValue: string | null) =>
      dispatchEvent(new StorageEvent('storage', { key: 'my-profile:names', newValue }));
    change('sealed');
    expect(tell).not.toHaveBeenCalled();
    change(null);
    expect(tell).toHaveBeenCalledOnce();
    ignore();
    change(null);
    expect(tell).toHaveBeenCalledOnce();
  });

  it('is kept for a week', async () => {
    const store = openSealedStore('my-profile', keyOf(1));
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    await store.write('names', { firstName: 'A' });
    vi.setSystemTime(8 * 86_400_000);
    expect(await store.read('names')).toBeUndefined();
    vi.useRealTimers();
  });
});
