import { Readable } from 'node:stream';
import { createRequestHandler, type ServerBuild } from 'react-router';
import type { NoteCall } from '~/cms-client/ask-cms.server';
import type { KeptAnswers } from '~/cms-client/kept-answers.server';
import type * as entry from '~/entry.server';
import type { PageOutcome } from '~/session/request-context.server';
import { createKeptMains } from '~/session/kept-mains.server';
import { createSealer } from '~/session/seal.server';
import { SessionJar } from '~/session/session-jar.server';
import type { Sessions } from '~/session/sessions.server';
import type { Configuration } from './configuration';
import type { Log } from './log';
import { listOwnPages } from './page-table';
import type { SessionEnds } from './session-ends';

export interface PageQuestion {
  method: string;
  /** Path and query. */
  url: string;
  headers: Headers;
  body?: Readable | undefined;
  clientIp: string;
  requestId: string;
  nonce: string | undefined;
  /** What the page shows beside its frame is the same for everybody, but for what it reads of who asks. */
  sharesMain?: boolean;
  /** What staff may see a draft by: nothing that the page is made of is kept. */
  preview?: string | undefined;
  signal?: AbortSignal;
}

export interface Rendered {
  response: Response;
  outcome: PageOutcome;
}

interface Settings {
  loadBuild: () => Promise<ServerBuild>;
  configuration: Configuration;
  portalKey: string;
  sessions: Sessions;
  ends: SessionEnds;
  log: Log;
  noteCall: NoteCall;
  contentVersion: () => string | undefined;
  answers: KeptAnswers;
  mode: 'production' | 'development';
}

/** Runs the routes of the build. */
export async function createPageRenderer({
  loadBuild,
  configuration,
  portalKey,
  sessions,
  ends,
  log,
  noteCall,
  contentVersion,
  answers,
  mode,
}: Settings) {
  // Handed a function, the router works out its routes anew for each request.
  const handle = createRequestHandler(mode === 'development' ? loadBuild : await loadBuild(), mode);
  const { publicUrl, cmsUrl, secrets } = configuration;
  const sealer = createSealer(secrets, 'portal-posted-outcome');
  const ownPages = listOwnPages((await loadBuild()).routes);
  const mains = createKeptMains();

  return async ({
    method,
    url,
    headers,
    body,
    clientIp,
    requestId,
    nonce,
    sharesMain = false,
    preview,
    signal,
  }: PageQuestion): Promise<Rendered> => {
    const { createRequestContext } = entryOf(await loadBuild());
    const outcome: PageOutcome = { degraded: false };
    const context = createRequestContext({
      publicUrl,
      cmsUrl,
      portalKey,
      requestId,
      clientIp,
      userAgent: headers.get('User-Agent') ?? '',
      nonce,
      outcome,
      contentVersion: contentVersion(),
      ownPages,
      answers: preview === undefined ? answers : notKept,
      preview,
      mains: sharesMain ? mains : undefined,
      sealer,
      jar: new SessionJar(sessions, headers.get('Cookie')),
      revokeSession: async (session, { everywhere = false } = {}) =>
        void (await ends.end(session, { clientIp, requestId }, { everywhere })),
      noteCall,
      log: (level, event, facts) => log(level, event, { requestId, ...facts }),
    });
    const request = new Request(publicUrl + url, { method, headers, signal, ...(body && streamedBody(body)) });
    return { response: await handle(request, context), outcome };
  };
}

/** Every answer is asked for anew. */
const notKept: KeptAnswers = {
  findFresh: () => undefined,
  get: (_read, ask) => ask(),
  weighAgain: () => undefined,
  bytes: 0,
};

/**
 * What the server asks of the routes' own instance of a module: in development they are loaded anew when they change,
 * and a context is found by its identity. Everything else of `src` is imported.
 */
function entryOf(build: ServerBuild): typeof entry {
  // The build's type knows only what React Router itself reads of the entry module.
  return build.entry.module as unknown as typeof entry;
}

function streamedBody(body: Readable): RequestInit {
  // The two declarations of a web stream, the DOM's and Node's, do not know each other, nor `duplex`.
  return { body: Readable.toWeb(body), duplex: 'half' } as unknown as RequestInit;
}
