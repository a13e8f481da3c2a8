import type { IncomingMessage } from 'node:http';
import { localeOfHeader } from '@scholars/contract/locale';
import { previewHeader } from '@scholars/contract/preview';
import { LRUCache } from 'lru-cache';
import { contentVersion } from '../content/content-version.js';
import { measureMemory } from '../metrics/memories.js';
import { countByWord } from '../metrics/registry.js';
import type { ParsedCall } from './strapi-context.js';

export interface StoredAnswer {
  headers: Record<string, string>;
  body: Buffer;
}

/** As an answer is found again. */
export interface KeptAnswer extends StoredAnswer {
  /** Names and values in turns, its length among them. */
  head: string[];
  /** Of the contract. */
  route: string;
}

interface Entry extends KeptAnswer {
  version: number;
  storedAt: number;
}

/** All answers and their keys together. */
export const storeMaxBytes = 24 * 1024 * 1024;
// What the headers, the entry and its places in the cache weigh beside the body.
const entryBytes = 2048;
// Answers depend on the time of day (open, expired), so they go stale even when nothing is published.
const freshMs = 30_000;
// As Node names it.
const preview = previewHeader.toLowerCase();

/** Answers that are the same for everybody, by the parsed call. The least recently used goes first. */
export const answerStore = new LRUCache<string, Entry>({
  maxSize: storeMaxBytes,
  maxEntrySize: storeMaxBytes / 16,
  sizeCalculation: ({ body }, key) => body.length + 2 * key.length + entryBytes,
});

/** All words and the keys that they are read as. */
export const askedMaxBytes = 2 * 1024 * 1024;
// What an entry and its place weigh beside both.
const askedBytes = 256;

/** The key of what was asked for before, by its words as they stand: whoever reads the same words again reads the same. */
export const askedBefore = new LRUCache<string, string>({
  maxSize: askedMaxBytes,
  maxEntrySize: askedMaxBytes / 64,
  sizeCalculation: (key, words) => 2 * (key.length + words.length) + askedBytes,
});

measureMemory('asked', askedMaxBytes, () => askedBefore.calculatedSize);
measureMemory('answers', storeMaxBytes, () => answerStore.calculatedSize);
const countLookUp = countByWord(
  'scholars_cms_kept_answers_total',
  'Reads that are the same for everybody, by whether this process had kept their answer.',
  'outcome',
  ['hit', 'miss'],
);

export function findAnswer(call: ParsedCall): KeptAnswer | undefined {
  const fresh = findFresh(keyOf(call));
  countLookUp(fresh ? 'hit' : 'miss');
  return fresh;
}

/** The answer to a request in words that were read before. One that is not found here is looked for by its call. */
export function findAnswerTo(req: IncomingMessage): KeptAnswer | undefined {
  const words = wordsOf(req);
  const key = words === undefined ? undefined : askedBefore.get(words);
  const fresh = key === undefined ? undefined : findFresh(key);
  if (fresh) countLookUp('hit');
  return fresh;
}

/** @param version of the content when the answer was begun */
export function storeAnswer(call: ParsedCall, version: number, answer: StoredAnswer): void {
  const head = [...Object.entries(answer.headers).flat(), 'Content-Length', String(answer.body.length)];
  answerStore.set(keyOf(call), { ...answer, head, route: call.endpoint.path, version, storedAt: Date.now() });
}

/** Remembers that this request was read as this call. */
export function rememberWords(req: IncomingMessage, call: ParsedCall): void {
  const words = wordsOf(req);
  if (words !== undefined) askedBefore.set(words, keyOf(call));
}

/** All of a request that decides how it is read and what it is answered; none where it could be somebody's own answer. */
function wordsOf({ method, url, headers }: IncomingMessage): string | undefined {
  if (method !== 'GET' || headers.authorization || headers.origin || headers[preview]) return undefined;
  return `${localeOfHeader(String(headers.language))} ${url}`;
}

function findFresh(key: string): KeptAnswer | undefined {
  const stored = answerStore.get(key);
  return stored?.version === contentVersion() && Date.now() - stored.storedAt < freshMs ? stored : undefined;
}

// The schema's output has its names in the schema's order, so equal values are one key.
function keyOf({ endpoint, params, query, locale }: ParsedCall): string {
  return JSON.stringify([endpoint.path, locale, params, query]);
}
