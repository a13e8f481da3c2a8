import { text } from 'node:stream/consumers';
import { failureFacts } from '@scholars/contract/error-kind';
import { I18nextProvider } from 'react-i18next';
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from 'react-router';
import { localeOfPath } from '~/i18n/locale-path';
import { serverTexts } from '~/i18n/texts.server';
import { jsonText } from '~/lib/json-text';
import { NonceContext } from '~/lib/document-context';
import { isPageHandle } from '~/shared/page-handle';
import { MainRenderContext, type MainRender } from '~/lib/main-render';
import { partsOf, renderInPieces, type PageParts } from '~/lib/page-text.server';
import { isForVisitors, visitorsManifest } from '~/lib/visitors-manifest';
import { nameProblems } from '~/ui/fields/name-problems.server';
import { keepableMain, mainKeyOf } from '~/session/kept-mains.server';
import { leadToOutcome } from '~/session/posted-outcome.server';
import { factsContext } from '~/session/request-context.server';
import type { RootData } from '~/session/root-data';

export { createRequestContext } from '~/session/request-context.server';

/** Loaders end on their own well before; this ends what does not. */
export const streamTimeout = 10_000;

/**
 * Renders a page whole, to a text: it is then kept, compressed and hashed by the server. No page waits for anything
 * while it renders, so React need not stream it, and the router's data, which wait in a stream, can be read before.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const facts = context.get(factsContext);
  const elsewhere = leadToOutcome(request, status, headers, entry, facts);
  if (elsewhere) return elsewhere;
  facts.outcome.boot = bootOf(entry);
  const { serverHandoffStream, ...complete } = entry;
  const { pathname, search } = new URL(request.url);
  const locale = localeOfPath(pathname);
  const data = serverHandoffStream && (await text(serverHandoffStream));
  const key = facts.mains && mainKeyOf(pathname + search, entry);
  const main: MainRender = { kept: key && facts.mains?.find(key), isOwn: false };
  const rendered = renderInPieces(
    <NonceContext value={facts.nonce}>
      <MainRenderContext value={main}>
        <I18nextProvider i18n={serverTexts[locale]}>
          <ServerRouter context={{ ...complete, manifest: listFor(entry) }} url={request.url} nonce={facts.nonce} />
        </I18nextProvider>
      </MainRenderContext>
    </NonceContext>,
  );
  const keepable = key && main.kept === undefined ? keepableMain(rendered.join(''), main) : undefined;
  if (key && keepable !== undefined) facts.mains?.keep(key, keepable);
  const page = partsOf(nameProblems(rendered));
  facts.outcome.page = {
    ...(complete.renderMeta?.didRenderScripts && data ? withData(page, data, facts.nonce) : page),
    head: `<!DOCTYPE html>${page.head}`,
  };
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address or a method that no route knows is an answer, not a defect.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(factsContext).log('error', 'page.failed', failureFacts(error));
};

/**
 * The manifest with the page's own routes alone: for each of those that are listed there the router makes a route anew,
 * with every page. The others are still found by their ids. The browser loads the visitors' or the whole list.
 */
function listFor({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const { matches } = staticHandlerContext;
  const isVisitors =
    rootOf(staticHandlerContext)?.user === null && matches.every(({ route }) => isForVisitors(route.id));
  const url = isVisitors ? visitorsManifest(manifest.url) : manifest.url;
  const routes = Object.create(manifest.routes) as EntryContext['manifest']['routes']; // it has them all by inheritance
  for (const { route } of matches) routes[route.id] = manifest.routes[route.id];
  return { ...manifest, url, routes };
}

/** Nothing when its loader failed. */
function rootOf({ loaderData }: EntryContext['staticHandlerContext']): RootData | undefined {
  return loaderData.root as RootData | undefined; // the root's own loader has made it
}

/** The router's data where React would have streamed them, as the router would have written them. */
function withData(page: PageParts, data: string, nonce: string | undefined): PageParts {
  const attribute = nonce ? ` nonce="${nonce}"` : '';
  const script = (words: string) =>
    `<script${attribute}>window.__reactRouterContext.streamController.${words};</script>`;
  const at = page.end.lastIndexOf('</body></html>');
  const scripts = `<!--$-->${script(`enqueue(${jsonText(data)})`)}<!--$-->${script('close()')}<!--/$--><!--/$-->`;
  return { ...page, end: page.end.slice(0, at), data: scripts + page.end.slice(at) };
}

/**
 * What the page itself, not its frame, says of when React starts. An error page starts at once; so does a member's, as
 * its counts of what is unread follow the live channel, touched or not.
 */
function bootOf({ staticHandlerContext, routeModules }: EntryContext): 'interaction' | undefined {
  if (staticHandlerContext.errors || rootOf(staticHandlerContext)?.user) return undefined;
  const leaf = staticHandlerContext.matches.at(-1)?.route.id;
  const handle: unknown = leaf === undefined ? undefined : routeModules[leaf]?.handle;
  return isPageHandle(handle) ? handle.boot : undefined;
}
