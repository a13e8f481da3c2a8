import { createHash } from 'node:crypto';
import type { Locale } from '@scholars/contract/locale';
import { partsOf, type PageParts, type PageText } from '~/lib/page-text.server';
import type { PageOutcome } from '~/session/request-context.server';
import { withTryingAgain } from '~/shared/try-again';
import { bytesOf, type Encoded } from './compression';
import { encodeText } from './encode-text';
import { retryAfterSeconds } from './failure';
import type { Configuration } from './configuration';
import { bootOnInteraction, findStyles, lowerPreloads, withStyles } from './page-html';
import { commonHeaders, inlineHashes, pagePolicy } from './security-headers';
import type { StaticFiles } from './static-files';

interface PageBody {
  text: PageText;
  /** Content-Security-Policy */
  policy: string;
}

/** A rendered answer in the form in which it is kept and sent. */
export interface StoredPage {
  isKeepable: boolean;
  isFailure: boolean;
  status: number;
  /** What goes with it to everybody: names and values in turns, as `writeHead` takes them quickest. Without cookies. */
  head: readonly string[];
  /** Where it is not kept. */
  cacheControl: string;
  body: Encoded;
  etag: string;
}

interface Settings {
  configuration: Configuration;
  files: StaticFiles;
}

/** Finishes a page's HTML and says what it may run. */
export function finishPage(
  parts: PageParts,
  { configuration, files, nonce, outcome }: Settings & { nonce: string | undefined; outcome: PageOutcome },
): PageBody {
  const { head, styles } = findStyles(parts.head, files);
  const styled = { ...parts, head };
  const page =
    outcome.boot === 'interaction'
      ? bootOnInteraction(styled)
      : { ...styled, head: lowerPreloads(styled.head), lateScripts: [] };
  const rest = [...page.middle, page.end, page.data];
  const inline = nonce ? { nonce } : inlineHashes([page.head, ...rest], page.lateScripts, styles);
  return { text: [...withStyles(page.head, styles, nonce), ...rest], policy: pagePolicy(configuration, inline) };
}

/** The page that an answer is, as it was rendered. */
export async function readPage(response: Response, { page }: PageOutcome): Promise<PageParts> {
  return page ?? partsOf([await response.text()]);
}

/** The page; where it says that what was asked for is not to be had just now, it opens that by itself once it is. */
export function openingItself(
  page: PageParts,
  { status }: Response,
  { locale, nonce }: { locale: Locale; nonce?: string | undefined },
): PageParts {
  if (status !== 503) return page;
  const { end, data } = page;
  return { ...page, end: withTryingAgain(end, locale, nonce), data: withTryingAgain(data, locale, nonce) };
}

export function isPage(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}

export async function storePage(
  response: Response,
  outcome: PageOutcome,
  { locale, ...settings }: Settings & { locale: Locale },
): Promise<StoredPage> {
  const isFailure = response.status >= 500 || outcome.degraded;
  const { text, policy } = isPage(response)
    ? finishPage(openingItself(await readPage(response, outcome), response, { locale }), {
        ...settings,
        nonce: undefined,
        outcome,
      })
    : { text: [await response.text()], policy: undefined };
  const headers = new Headers(commonHeaders(settings.configuration));
  for (const [name, value] of response.headers) if (name !== 'set-cookie') headers.set(name, value);
  if (policy) headers.set('Content-Security-Policy', policy);
  if (response.status === 503 && !headers.has('Retry-After')) headers.set('Retry-After', String(retryAfterSeconds));
  headers.set('Vary', 'Cookie, Accept-Encoding');
  const raw = encodeText(text);
  return {
    isKeepable:
      response.status === 200 && !isFailure && !outcome.findsNothing && response.headers.getSetCookie().length === 0,
    isFailure,
    status: response.status,
    head: [...headers].filter(([name]) => name !== 'cache-control').flat(),
    cacheControl: headers.get('Cache-Control') ?? '',
    body: { raw },
    etag: `W/"${createHash('sha1').update(raw).digest('base64url')}"`,
  };
}

/** What a kept page weighs. */
export function pageBytes({ body, head }: StoredPage): number {
  return bytesOf(body) + head.reduce((sum, text) => sum + text.length, 0);
}
