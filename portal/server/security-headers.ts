import { createHash } from 'node:crypto';
import type { PageText } from '~/lib/page-text.server';
import { permissionsPolicy } from '~/session/permissions-policy';

import type { Configuration } from './configuration';

const hstsSeconds = 365 * 24 * 60 * 60;
const recaptchaOrigins = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'];

/** Headers of every answer, whatever it is. */
export function commonHeaders({ publicUrl }: Configuration): Readonly<Record<string, string>> {
  return {
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': filePolicy,
    'Permissions-Policy': permissionsPolicy({ hasCamera: false }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin',
    ...(publicUrl.startsWith('https:') && { 'Strict-Transport-Security': `max-age=${hstsSeconds}; includeSubDomains` }),
  };
}

/** For what is not a page: opened by itself, it may neither run nor load anything. */
export const filePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox";

/** The same for answers of the API, which a browser's own viewer may show (a CV, a passport). */
export const callPolicy =
  "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

interface InlineHashes {
  scriptHashes: readonly string[];
  styleHashes: readonly string[];
}

/**
 * A page's policy. A page made for one visitor allows scripts by a nonce; a page that is kept for many
 * cannot have one and names the hashes of the scripts it holds.
 */
export function pagePolicy(
  { publicUrl, captcha, orcidOrigin }: Configuration,
  inline: { nonce: string } | InlineHashes,
): string {
  const hasNonce = 'nonce' in inline;
  const scripts = hasNonce ? [`'nonce-${inline.nonce}'`, "'strict-dynamic'"] : inline.scriptHashes;
  const styles = hasNonce ? [`'nonce-${inline.nonce}'`] : inline.styleHashes;
  const thirdParty = captcha === 'recaptcha' ? recaptchaOrigins : [];
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scripts, ...thirdParty].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    // Not every browser takes 'self' for the socket's scheme too.
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}${thirdParty.length ? ' https://www.google.com/recaptcha/' : ''}`,
    "worker-src 'self'",
    // A PDF that a coordinator looks at is of the page itself.
    ["frame-src 'self' blob:", ...thirdParty].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${orcidOrigin ? ` ${orcidOrigin}` : ''}`,
    "frame-ancestors 'none'",
  ].join('; ');
}

/**
 * The hashes of a page's inline scripts and styles, as a policy names them.
 *
 * @param text none of its pieces ends within one
 * @param lateScripts scripts that the page's own scripts will put in
 * @param styles that are put in afterwards
 */
export function inlineHashes(
  text: PageText,
  lateScripts: readonly string[] = [],
  styles?: { hash: string },
): InlineHashes {
  const found = (pattern: RegExp) =>
    text.flatMap((piece) => [...piece.matchAll(pattern)].map(([, source]) => source ?? ''));
  const scripts = found(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  const ownStyles = found(/<style[^>]*>([\s\S]*?)<\/style>/g).map(hashSource);
  return {
    scriptHashes: [...new Set([...scripts, ...lateScripts].map(hashSource))],
    styleHashes: [...new Set([...(styles ? [styles.hash] : []), ...ownStyles])],
  };
}

/** The hash of an inline script or style, as a policy names it. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
