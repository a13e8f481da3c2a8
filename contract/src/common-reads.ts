import { findCallPath } from './call-paths.js';
import type { Endpoint } from './endpoint.js';

/**
 * Whether this call's answer is the same for everybody, members too, or for all who are not signed in: it may be kept.
 */
export function isCommonRead({ method, access, personal, raw, isUnique }: Endpoint): boolean {
  return method === 'GET' && access === 'public' && personal !== true && !raw && !isUnique;
}

/** Whether nothing in a parsed query, and nobody's session, makes the answer one person's own. */
export function isForEverybody({ personal, personalQuery }: Endpoint, query: unknown, isSignedIn: boolean): boolean {
  if (isSignedIn && personal === 'signed-in') return false;
  // its schema is an object
  return !personalQuery?.some((name) => (query as Record<string, unknown>)[name] !== undefined);
}

/**
 * The call whose answer anybody may be given, and its parameters; none for a value that a router would have to decode.
 */
export function findCommonRead(
  method: string,
  path: string,
): { endpoint: Endpoint; params: Record<string, string> } | undefined {
  const found = method === 'GET' ? findCallPath(path) : undefined;
  const endpoint = found?.calls.get('GET');
  if (!found || !endpoint || !isCommonRead(endpoint)) return undefined;
  const params: Record<string, string> = {};
  const sent = path.split('/');
  for (const [index, part] of found.path.split('/').entries()) {
    const value = sent[index] ?? '';
    if (!part.startsWith('{')) continue;
    if (!isPlainParameter(value)) return undefined;
    params[part.slice(1, -1)] = value;
  }
  return { endpoint, params };
}

/** Whether every router reads a parameter alike. */
export function isPlainParameter(value: string): boolean {
  return /^[\w-]+$/.test(value);
}
