import type { Endpoint, Method } from './endpoint.js';
import { endpoints } from './endpoints.js';
import { trimEndOf } from './trim-end.js';

/** What the CMS answers beside the calls: for whoever runs the product, and for the reader of the API. */
export const systemPaths = {
  contentVersion: '/api/content-version',
  openApi: '/api/openapi.json',
} as const;

/** An address of the API, and the call behind each method that it takes; none for a system path, which is only read. */
export interface CallPath {
  path: string;
  calls: ReadonlyMap<Method, Endpoint | undefined>;
}

const byLength = groupByLength([
  ...Object.values(endpoints),
  ...Object.values(systemPaths).map((path) => ({ path, method: 'GET' as const })),
]);

/**
 * The address of the contract that a path spells, letter by letter. Routers are lenient: they ignore case and a last
 * slash, and some decode. So there must be one spelling, which everybody in between judges alike: no other is known
 * here, nor a parameter that another router could take for a literal part (`/members/Filters`), nor one with an encoded
 * letter.
 *
 * @param pathname as it was sent, without its query
 */
export function findCallPath(pathname: string): CallPath | undefined {
  const plain = plainSpelling(pathname).split('/');
  const found = byLength
    .get(plain.length)
    ?.find(({ parts }) => parts.every((part, i) => isParameter(part) || part === plain[i]));
  if (!found) return undefined;
  const sent = pathname.split('/');
  const isExact =
    sent.length === found.parts.length &&
    found.parts.every((part, i) => (isParameter(part) ? isPlainValue(sent[i]) : part === sent[i]));
  return isExact ? found : undefined;
}

interface Entry extends CallPath {
  parts: readonly string[];
  calls: Map<Method, Endpoint | undefined>;
}

/** The most literal paths first, so that `/members/filters` is not taken for a member. */
function groupByLength(
  known: readonly (Endpoint | Pick<Endpoint, 'path' | 'method'>)[],
): ReadonlyMap<number, readonly Entry[]> {
  const entries = new Map<string, Entry>();
  for (const one of known) {
    const entry = entries.get(one.path) ?? { path: one.path, parts: one.path.split('/'), calls: new Map() };
    entry.calls.set(one.method, 'access' in one ? one : undefined);
    entries.set(one.path, entry);
  }
  const groups = new Map<number, Entry[]>();
  for (const entry of [...entries.values()].sort((a, b) => countParameters(a) - countParameters(b))) {
    groups.set(entry.parts.length, [...(groups.get(entry.parts.length) ?? []), entry]);
  }
  return groups;
}

function countParameters({ parts }: Entry): number {
  return parts.filter(isParameter).length;
}

function isParameter(part: string): boolean {
  return part.startsWith('{');
}

const encodedLetter = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/i;

function isPlainValue(part: string | undefined): boolean {
  return Boolean(part) && !encodedLetter.test(part ?? '');
}

/** The path as the most lenient reader would take it. */
function plainSpelling(pathname: string): string {
  const path = decodedPath(pathname)
    .toLowerCase()
    .replace(/\/{2,}/g, '/');
  return trimEndOf(path, /[/.\s]/);
}

/** A path as whoever decodes it reads it; one that cannot be decoded, as it is written. */
export function decodedPath(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
