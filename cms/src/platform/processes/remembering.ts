import { LRUCache } from 'lru-cache';
import type { Change } from './changes.js';

interface Settings {
  until: Pick<Change, 'version'>;
  /** So many keys at most; the least recently used goes first. */
  max: number;
}

/**
 * Remembers what was read for a key until something changes; who asks meanwhile waits for the same reading. A failed
 * one is not remembered: whoever awaits it sees the failure.
 */
export function remembering<Value>({ until, max }: Settings) {
  const kept = new LRUCache<string, { version: number; value: Promise<Value> }>({ max });
  return (key: string, read: () => Promise<Value>): Promise<Value> => {
    const found = kept.get(key);
    const { version } = until;
    if (found?.version === version) return found.value;
    const value = read();
    kept.set(key, { version, value });
    value.catch(() => {
      if (kept.peek(key)?.value === value) kept.delete(key);
    });
    return value;
  };
}
