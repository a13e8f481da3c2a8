import { LRUCache } from 'lru-cache';
import { contentVersion } from '../content/content-version.js';
import type { ParsedCall } from './strapi-context.js';

export interface StoredAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

interface Entry extends StoredAnswer {
  version: number;
  storedAt: number;
}

/** All answers and their keys together. */
export const storeMaxBytes = 24 * 1024 * 1024;
// What the headers, the entry and its places in the cache weigh beside the body.
const entryBytes = 2048;
// Answers depend on the time of day (open, expired), so they go stale even when nothing is published.
const freshMs = 30_000;

/** Answers that are the same for everybody, by the parsed call. The least recently used goes first. */
export const answerStore = new LRUCache<string, Entry>({
  maxSize: storeMaxBytes,
  maxEntrySize: storeMaxBytes / 16,
  sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
});

export function findAnswer(call: ParsedCall): StoredAnswer | undefined {
  const stored = answerStore.get(keyOf(call));
  return stored?.version === contentVersion() && Date.now() - stored.storedAt < freshMs ? stored : undefined;
}

/** @param version of the content when the answer was begun */
export function storeAnswer(call: ParsedCall, version: number, answer: StoredAnswer): void {
  answerStore.set(keyOf(call), { ...answer, version, storedAt: Date.now() });
}

// The schema's output has its names in the schema's order, so equal values are one key.
function keyOf({ endpoint, params, query, locale }: ParsedCall): string {
  return JSON.stringify([endpoint.path, locale, params, query]);
}
