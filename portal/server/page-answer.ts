import { createHash } from 'node:crypto';
import { bytesOf } from './compression.mjs';
import { bootOnInteraction, inlineStyles, lowerPreloads, splitPage } from './page-html.mjs';
import { inlineHashes, pagePolicy } from './security-headers.mjs';

/**
 * @typedef {import('./configuration.mjs').Configuration} Configuration
 * @typedef {import('./static-files.mjs').StaticFiles} StaticFiles
 * @typedef {import('../src/session/request-context.server').PageOutcome} PageOutcome
 *
 * @typedef {object} PageBody
 * @property {string} html
 * @property {string} policy Content-Security-Policy
 *
 * @typedef {object} StoredPage
 * @property {boolean} isKeepable
 * @property {boolean} isFailure
 * @property {number} status
 * @property {[string, string][]} headers without cookies
 * @property {import('./compression.mjs').Encoded} body
 * @property {string} etag
 */

/**
 * Finishes a page's HTML and says what it may run.
 *
 * @param {string} html
 * @param {{ configuration: Configuration, files: StaticFiles, nonce: string | undefined, outcome: PageOutcome }} settings
 * @returns {PageBody}
 */
export function finishPage(html, { configuration, files, nonce, outcome }) {
  const { head, rest } = splitPage(html);
  const styled = inlineStyles(head, files, nonce);
  const page =
    outcome.boot === 'interaction'
      ? bootOnInteraction({ head: styled, rest })
      : { head: lowerPreloads(styled), rest, lateScripts: [] };
  const finished = page.head + page.rest;
  const inline = nonce ? { nonce } : inlineHashes(finished, page.lateScripts);
  return { html: finished, policy: pagePolicy(configuration, inline) };
}

/** @param {Response} response */
export function isPage(response) {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

/**
 * A rendered answer in the form in which it is kept and sent.
 *
 * @param {Response} response
 * @param {PageOutcome} outcome
 * @param {{ configuration: Configuration, files: StaticFiles }} settings
 * @returns {Promise<StoredPage>}
 */
export async function storePage(response, outcome, settings) {
  const isFailure = response.status >= 500 || outcome.degraded;
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie');
  const text = outcome.html ?? (await response.text());
  const { html, policy } = isPage(response)
    ? finishPage(text, { ...settings, nonce: undefined, outcome })
    : { html: text, policy: undefined };
  if (policy) headers.push(['content-security-policy', policy]);
  const raw = Buffer.from(html);
  return {
    isKeepable:
      response.status === 200 && !isFailure && !outcome.findsNothing && response.headers.getSetCookie().length === 0,
    isFailure,
    status: response.status,
    headers,
    body: { raw },
    etag: `W/"${createHash('sha1').update(raw).digest('base64url')}"`,
  };
}

/** What a kept page weighs. @param {StoredPage} page */
export function pageBytes({ body, headers }) {
  return bytesOf(body) + headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}
