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

export function changesNothing(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
