import type { ServerResponse } from 'node:http';
import { cdnMaxAgeSeconds, contentTag } from '@scholars/contract/cdn';

/** While a new one is fetched, and while there is none to be had. What was purged is gone for these too. */
const lifetime = `max-age=${cdnMaxAgeSeconds}, stale-while-revalidate=60, stale-if-error=86400`;

/**
 * Lets a CDN keep this answer until it is told of a change. Browsers, and caches that know neither header, ask each
 * time.
 */
export function letCdnKeep(res: ServerResponse): void {
  res.setHeader('Cache-Control', 'public, max-age=0, must-revalidate');
  // RFC 9213; the second is Fastly's and Varnish's word for the same.
  res.setHeader('CDN-Cache-Control', lifetime);
  res.setHeader('Surrogate-Control', lifetime);
  // The same again: Cloudflare's word, and the others'.
  res.setHeader('Cache-Tag', contentTag);
  res.setHeader('Surrogate-Key', contentTag);
  // What many are given is the answer to no one's request.
  res.removeHeader('X-Request-Id');
}
