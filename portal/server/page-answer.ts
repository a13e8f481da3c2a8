import { createHash } from 'node:crypto';
import type { PageOutcome } from '~/session/request-context.server';
import { bytesOf, type Encoded } from './compression';
import type { Configuration } from './configuration';
import { bootOnInteraction, inlineStyles, lowerPreloads, splitPage } from './page-html';
import { inlineHashes, pagePolicy } from './security-headers';
import type { StaticFiles } from './static-files';

interface PageBody {
  html: string;
  /** Content-Security-Policy */
  policy: string;
}

/** A rendered answer in the form in which it is kept and sent. */
export interface StoredPage {
  isKeepable: boolean;
  isFailure: boolean;
  status: number;
  /** Without cookies. */
  headers: [string, string][];
  body: Encoded;
  etag: string;
}

interface Settings {
  configuration: Configuration;
  files: StaticFiles;
}

/** Finishes a page's HTML and says what it may run. */
export function finishPage(
  html: string,
  { configuration, files, nonce, outcome }: Settings & { nonce: string | undefined; outcome: PageOutcome },
): PageBody {
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

export function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

export async function storePage(response: Response, outcome: PageOutcome, settings: Settings): Promise<StoredPage> {
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

/** What a kept page weighs. */
export function pageBytes({ body, headers }: StoredPage): number {
  return bytesOf(body) + headers.reduce((sum, [name, value]) => sum + name.length + value.length, 0);
}
