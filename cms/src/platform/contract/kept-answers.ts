import { LRUCache } from 'lru-cache';
import { contentVersion } from '../content/content-version.js';
import type { Given } from './strapi-context.js';

export interface KeptAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

interface Stored extends KeptAnswer {
  version: number;
  storedAt: number;
}

/** All answers and their keys together. */
export const keptMaxBytes = 24 * 1024 * 1024;
// What the headers, the entry and its places in the cache weigh beside the body.
const entryBytes = 2048;
// Answers depend on the time of day (open, expired), so they go stale even when nothing is published.
const freshMs = 30_000;

/** Answers that are the same for everybody, by what their action was given. The least recently used goes first. */
export const keptAnswers = new LRUCache<string, Stored>({
  maxSize: keptMaxBytes,
  maxEntrySize: keptMaxBytes / 16,
  sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
});

export function findKept(given: Given): KeptAnswer | undefined {
  const stored = keptAnswers.get(keyOf(given));
  return stored?.version === contentVersion() && Date.now() - stored.storedAt < freshMs ? stored : undefined;
}

/** @param version of the content when the answer was begun */
export function keepAnswer(given: Given, version: number, answer: KeptAnswer): void {
  keptAnswers.set(keyOf(given), { ...answer, version, storedAt: Date.now() });
}

// The schema's output has its names in the schema's order, so equal values are one key.
function keyOf({ endpoint, params, query, locale }: Given): string {
  return JSON.stringify([endpoint.path, locale, params, query]);
}
