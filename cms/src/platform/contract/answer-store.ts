import { LRUCache } from 'lru-cache';
import { contentVersion } from '../content/content-version.js';
import { measureMemory } from '../metrics/memories.js';
import { countByWord } from '../metrics/registry.js';
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

measureMemory('answers', storeMaxBytes, () => answerStore.calculatedSize);
const countLookUp = countByWord(
  'scholars_cms_kept_answers_total',
  'Reads that are the same for everybody, by whether this process had kept their answer.',
  'outcome',
  ['hit', 'miss'],
);

export function findAnswer(call: ParsedCall): StoredAnswer | undefined {
  const stored = answerStore.get(keyOf(call));
  const isFresh = stored?.version === contentVersion() && Date.now() - stored.storedAt < freshMs;
  countLookUp(isFresh ? 'hit' : 'miss');
  return isFresh ? stored : undefined;
}

/** @param version of the content when the answer was begun */
export function storeAnswer(call: ParsedCall, version: number, answer: StoredAnswer): void {
  answerStore.set(keyOf(call), { ...answer, version, storedAt: Date.now() });
}

// The schema's output has its names in the schema's order, so equal values are one key.
function keyOf({ endpoint, params, query, locale }: ParsedCall): string {
  return JSON.stringify([endpoint.path, locale, params, query]);
}
