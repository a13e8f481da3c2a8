import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request that changes something must be refused because another site had it sent. Covers
 * pages' actions, resource routes, forwarded calls and socket handshakes alike.
 */
export function isCrossSite(
  headers: IncomingHttpHeaders,
  { publicUrl, hasSession }: { publicUrl: string; hasSession: boolean },
): boolean {
  const site = headers['sec-fetch-site'];
  // Browsers write this one and pages cannot; `none` is the person's own doing.
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin !== undefined) return headers.origin !== publicUrl;
  // Neither: no browser of today. Without a session there is nothing to misuse.
  return hasSession;
}

const unsubscribePage = /^\/(en|ar)\/newsletter\/unsubscribe$/;

/**
 * Where mail programs and their providers post on a reader's behalf (RFC 8058), from wherever they are. The token in
 * the address is the whole right: the page's action looks at no session, and a site that forged the request would have to
 * know the token.
 */
export function takesPostsFromAnywhere(pathname: string): boolean {
  return unsubscribePage.test(pathname);
}

export function changesNothing(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
