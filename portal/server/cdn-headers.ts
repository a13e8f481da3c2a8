import { cdnMaxAgeSeconds, contentTag } from '@scholars/contract/cdn';

/** While a new one is fetched, and while there is none to be had. What was purged is gone for these too. */
const lifetime = `max-age=${cdnMaxAgeSeconds}, stale-while-revalidate=60, stale-if-error=86400`;

/**
 * Names and values, in turns, by which a CDN keeps an answer until it is told of a change. Browsers, and caches that know
 * none of them, ask each time.
 */
export const cdnHeaders: readonly string[] = Object.entries({
  'Cache-Control': 'public, max-age=0, must-revalidate',
  // RFC 9213; the second is Fastly's and Varnish's word for the same.
  'CDN-Cache-Control': lifetime,
  'Surrogate-Control': lifetime,
  // The same again: Cloudflare's word, and the others'.
  'Cache-Tag': contentTag,
  'Surrogate-Key': contentTag,
}).flat();
