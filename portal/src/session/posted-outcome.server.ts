import { redirect, type EntryContext } from 'react-router';
import { frameRouteId, outcomeName, type PostedOutcome } from './root-data';
import type { RequestFacts } from './request-context.server';
import type { Sealer } from './seal.server';

/** Long enough to read what was said, and to come back to it. */
const goodForMs = 60 * 60_000;

/**
 * A page that was posted to by a document, i.e. without JavaScript, and has done its work is answered by a way to
 * itself: going back or reloading then sends nothing again, and asks nothing. What the action said travels sealed in
 * the address, as there is no other place that every browser and every portal shares.
 *
 * @returns undefined where the page itself is the answer: to a refusal, which is to be mended, and to programs, e.g.
 *   the one-click way out of a mailing list, which must not be led elsewhere (RFC 8058)
 */
export function leadToOutcome(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  { sealer }: RequestFacts,
): Response | undefined {
  const isDocument = request.headers.get('Sec-Fetch-Mode') === 'navigate';
  const [answered] = Object.entries(entry.staticHandlerContext.actionData ?? {});
  if (request.method !== 'POST' || status !== 200 || !isDocument || !answered) return undefined;
  const [routeId, data] = answered;
  const url = new URL(request.url);
  // The right of a mailed link is used up, and `index` is the router's own.
  for (const name of ['token', 'index', outcomeName]) url.searchParams.delete(name);
  url.searchParams.set(
    outcomeName,
    sealOutcome(sealer, url.pathname, { of: routeId === frameRouteId ? 'frame' : 'page', data }),
  );
  const cookies = headers.getSetCookie().map((cookie): [string, string] => ['Set-Cookie', cookie]);
  return redirect(url.pathname + url.search, { status: 303, headers: cookies });
}

/** What the action said of the form that led to this address. */
export function readPostedOutcome(request: Request, { sealer }: RequestFacts): PostedOutcome | undefined {
  const { pathname, searchParams } = new URL(request.url);
  const opened = sealer.open(searchParams.get(outcomeName) ?? '', pathname);
  if (!opened) return undefined;
  // Authenticated: it is what `sealOutcome` wrote.
  const { at, ...outcome } = JSON.parse(opened.toString('utf8')) as PostedOutcome & { at: number };
  return at + goodForMs > Date.now() ? outcome : undefined;
}

/** For this page alone: what one action says means nothing to another. */
function sealOutcome(sealer: Sealer, pathname: string, outcome: PostedOutcome): string {
  return sealer.seal(Buffer.from(JSON.stringify({ ...outcome, at: Date.now() })), pathname);
}
