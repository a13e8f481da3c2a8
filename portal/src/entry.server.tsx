import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { defaultLocale } from '@scholars/contract/locale';
import { renderToPipeableStream } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { isRouteErrorResponse, ServerRouter, type EntryContext, type HandleErrorFunction, type RouterContextProvider } from 'react-router';
import { localeOfPath } from '~/i18n/locale-path';
import { serverTexts } from '~/i18n/texts.server';
import { NonceContext } from '~/lib/nonce';
import { isPageHandle } from '~/lib/page-handle';
import { leadToOutcome } from '~/session/posted-outcome.server';
import { factsContext } from '~/session/request-context.server';

export { askCms } from '~/api/ask-cms.server';
export { commonReadOf, plainQuery } from '~/api/common-read.server';
export { createKeptAnswers } from '~/api/kept-answers.server';
export { readListPage } from '~/public/directory/list-pages.server';
export { createRequestContext } from '~/session/request-context.server';
export { carriesRight } from '~/session/link-address';
export { outcomeName } from '~/session/posted-outcome';
export { createSealer } from '~/session/seal.server';
export { SessionJar } from '~/session/session-jar.server';
export { createSessions } from '~/session/sessions.server';
export { readTheme } from '~/session/theme';

const renderTimeoutMs = 10_000;
/** Loaders end on their own well before; this ends what does not. */
export const streamTimeout = renderTimeoutMs;

/** Renders a page whole: it is then kept, compressed and hashed by the server. */
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
  const locale = localeOfPath(new URL(request.url).pathname) ?? defaultLocale;
  const html = await renderWhole(
    <NonceContext value={facts.nonce}>
      <I18nextProvider i18n={serverTexts[locale]}>
        <ServerRouter context={entry} url={request.url} nonce={facts.nonce} />
      </I18nextProvider>
    </NonceContext>,
    facts.nonce,
    (error) => facts.log('error', 'page.render', { reason: nameOf(error) }),
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // An address or a method that no route knows is an answer, not a defect.
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(factsContext).log('error', 'page.failed', { reason: nameOf(error), stack: stackOf(error) });
};

function renderWhole(page: React.ReactNode, nonce: string | undefined, onError: (error: unknown) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timer);
        const body = new PassThrough();
        text(body).then(resolve, reject);
        pipe(body);
      },
      onShellError: reject,
      onError,
    });
    const timer = setTimeout(() => abort(new Error('The page took too long')), renderTimeoutMs);
  });
}

/** What the page itself, not its frame, says of when React starts. An error page starts at once. */
function bootOf({ staticHandlerContext, routeModules }: EntryContext): 'interaction' | undefined {
  if (staticHandlerContext.errors) return undefined;
  const leaf = staticHandlerContext.matches.at(-1)?.route.id;
  const handle: unknown = leaf === undefined ? undefined : routeModules[leaf]?.handle;
  return isPageHandle(handle) ? handle.boot : undefined;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Where it happened, without the message, which may repeat what somebody typed. */
function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack?.split('\n').slice(1, 6).join(' ').replace(/\s+/g, ' ') : undefined;
}
