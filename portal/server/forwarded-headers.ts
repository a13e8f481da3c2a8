import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { knownBrowserHeader } from '@scholars/contract/account';

/** What the portal knows of who asks, and tells the CMS. */
export interface KnownVisitor {
  bearer: string | undefined;
  knownBrowser?: string | undefined;
  clientIp: string;
  portalKey: string;
  requestId: string;
}

/**
 * Headers that say who or where somebody is. They come from the portal or not at all. A Referer may
 * hold the token of a mailed link.
 */
const untrusted = headersNamed([
  'x-forwarded-*',
  'forwarded',
  'x-real-ip',
  'x-client-ip',
  'x-portal-key',
  'x-known-browser',
  'x-request-id',
  'x-skip-auth',
  'skip-auth',
  'cookie',
  'authorization',
  'proxy-*',
  'referer',
  'x-http-method-override',
]);

/** What the CMS says of itself, or of policies that the portal decides. */
const ownBusiness = headersNamed([
  'set-cookie',
  'x-powered-by',
  'server',
  'strict-transport-security',
  'content-security-policy',
  'access-control-*',
  'x-known-browser',
  'cache-control',
  'expires',
  'pragma',
  'connection',
  'keep-alive',
  'x-request-id',
  'x-frame-options',
  'x-download-options',
  'x-permitted-cross-domain-policies',
  'x-dns-prefetch-control',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-*',
  'x-content-type-options',
  'x-xss-protection',
  'vary',
  'date',
]);

/** The specification's marker: the call is to carry no session (spec §6). It ends here. */
const skipAuthMarkers = ['skip-auth', 'x-skip-auth'];

export function asksToSkipAuth(req: IncomingMessage): boolean {
  return skipAuthMarkers.some((name) => req.headers[name] !== undefined);
}

/** Replaces what a browser says of the visitor by what the portal knows. */
export function rewriteRequestHeaders(
  req: IncomingMessage,
  { bearer, knownBrowser, clientIp, portalKey, requestId }: KnownVisitor,
): void {
  for (const name of Object.keys(req.headers)) if (untrusted.test(name)) delete req.headers[name];
  if (bearer) req.headers.authorization = `Bearer ${bearer}`;
  if (knownBrowser) req.headers[knownBrowserHeader.toLowerCase()] = knownBrowser;
  req.headers['x-client-ip'] = clientIp;
  req.headers['x-portal-key'] = portalKey;
  req.headers['x-request-id'] = requestId;
}

/** The headers of the CMS's answer that go on to the browser. */
export function keptResponseHeaders(answer: IncomingMessage): OutgoingHttpHeaders {
  return Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !ownBusiness.test(name)));
}

/** What the CMS knows the browser by from now on, where its answer says so. */
export function knownBrowserIn(answer: IncomingMessage): string | undefined {
  return answer.headers[knownBrowserHeader.toLowerCase()]?.toString();
}

/** @param names as they are in lower case; a star at the end is any ending */
export function headersNamed(names: readonly string[]): RegExp {
  return new RegExp(`^(${names.map((name) => name.replace('*', '.*')).join('|')})$`);
}
