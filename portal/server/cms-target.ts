import { decodedPath, findCallPath } from '@scholars/contract/call-paths';
import type { Endpoint } from '@scholars/contract/endpoint';
import { livePath } from '@scholars/contract/live';

/** What a request asks of the CMS. */
export interface Target {
  kind: 'call' | 'upload' | 'socket';
  /** Of a call that the contract declares. */
  endpoint?: Endpoint | undefined;
}

type Refusal = { status: 400 | 404 } | { status: 405; allow: string };

const meant = /^\/+(?:api|uploads|socket\.io)(?:[/.;?]|$)/i;
const call = /^\/+api(?:[/.;?]|$)/i;
/** A separator or an end that only a second decoding would see. */
const ambiguous = /%2f|%5c|%00|\\/i;
/** What staff uploaded, as Strapi names it, and what is drawn. No folder can be asked for, nor a hidden file. */
const uploaded = /^\/uploads\/(?:drawn\/)?\w[\w.-]*$/;
const reads = ['GET', 'HEAD'];

/**
 * Whether a path is meant for the CMS, in any spelling that a lenient reader could take so: then it reaches the CMS or
 * is refused, and is never a page's.
 */
export function isForCms(pathname: string): boolean {
  return meant.test(decodedPath(pathname));
}

/** Whether an address is meant for a call, in any spelling: what it is refused with is then an envelope. */
export function isForApi(address: string): boolean {
  return call.test(decodedPath(address));
}

/**
 * What a request asks of the CMS, where its path is one that the CMS is to be asked, letter by letter: what it would
 * take for the same in another spelling would go past everything that the portal does for that path.
 */
export function resolveTarget(
  method: string | undefined,
  { pathname, spelling }: { pathname: string; spelling: string },
): Target | Refusal {
  if (ambiguous.test(spelling)) return { status: 400 };
  if (spelling !== pathname) return { status: 404 };
  if (uploaded.test(pathname)) return reads.includes(method ?? 'GET') ? { kind: 'upload' } : notAllowed(reads);
  if (pathname === livePath) return { kind: 'socket' };
  const found = findCallPath(pathname);
  if (!found) return { status: 404 };
  // Keyed by the contract's methods, and asked for a name that may be any.
  const calls: ReadonlyMap<string, Endpoint | undefined> = found.calls;
  const asked = method === undefined || method === 'HEAD' ? 'GET' : method;
  if (calls.has(asked)) return { kind: 'call', endpoint: calls.get(asked) };
  return notAllowed([...calls.keys()].flatMap((known) => (known === 'GET' ? reads : [known])));
}

function notAllowed(methods: readonly string[]): Refusal {
  return { status: 405, allow: methods.join(', ') };
}
