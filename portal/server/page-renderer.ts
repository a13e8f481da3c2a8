import { Readable } from 'node:stream';
import { createRequestHandler } from 'react-router';

/**
 * @typedef {import('react-router').ServerBuild} ServerBuild
 * @typedef {import('../src/session/request-context.server').PageOutcome} PageOutcome
 * @typedef {typeof import('../src/entry.server')} EntryModule
 *
 * @typedef {object} PageQuestion
 * @property {string} method
 * @property {string} url path and query
 * @property {Headers} headers
 * @property {Readable} [body]
 * @property {string} clientIp
 * @property {string} requestId
 * @property {string | undefined} nonce
 * @property {AbortSignal} [signal]
 */

/**
 * Runs the routes of the build.
 *
 * @param {object} settings
 * @param {() => Promise<ServerBuild>} settings.loadBuild
 * @param {import('./configuration.mjs').Configuration} settings.configuration
 * @param {string} settings.portalKey
 * @param {import('../src/session/sessions.server').Sessions} settings.sessions
 * @param {Awaited<ReturnType<typeof import('./session-ends.mjs').createSessionEnds>>} settings.ends
 * @param {import('./log.mjs').Log} settings.log
 * @param {() => string | undefined} settings.contentVersion
 * @param {import('../src/cms-client/kept-answers.server').KeptAnswers} settings.answers
 * @param {'production' | 'development'} settings.mode
 * @returns {Promise<(question: PageQuestion) => Promise<{ response: Response, outcome: PageOutcome }>>}
 */
export async function createPageRenderer({
  loadBuild,
  configuration,
  portalKey,
  sessions,
  ends,
  log,
  contentVersion,
  answers,
  mode,
}) {
  // Handed a function, the router works out its routes anew for each request.
  const handle = createRequestHandler(mode === 'development' ? loadBuild : await loadBuild(), mode);
  const { publicUrl, cmsUrl } = configuration;
  /** @type {import('../src/session/seal.server').Sealer | undefined} */
  let sealer;

  return async ({ method, url, headers, body, clientIp, requestId, nonce, signal }) => {
    const { createRequestContext, createSealer, SessionJar } = entryOf(await loadBuild());
    sealer ??= createSealer(configuration.secret, 'portal-posted-outcome');
    /** @type {PageOutcome} */
    const outcome = { degraded: false };
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
      answers,
      sealer,
      jar: new SessionJar(sessions, headers.get('Cookie')),
      endSession: async (session, { everywhere = false } = {}) =>
        void (await ends.end(session, { clientIp, requestId }, { everywhere })),
      log: (level, event, facts) => log(level, event, { requestId, ...facts }),
    });
    const request = new Request(publicUrl + url, {
      method,
      headers,
      signal,
      ...(body && streamedBody(body)),
    });
    return { response: await handle(request, context), outcome };
  };
}

/** @param {ServerBuild} build @returns {EntryModule} */
export function entryOf(build) {
  // The build's type knows only what React Router itself reads of the entry module.
  return /** @type {EntryModule} */ (/** @type {unknown} */ (build.entry.module));
}

/** @param {Readable} body @returns {RequestInit} */
function streamedBody(body) {
  // The two declarations of a web stream, the DOM's and Node's, do not know each other, nor `duplex`.
  return /** @type {RequestInit} */ (/** @type {unknown} */ ({ body: Readable.toWeb(body), duplex: 'half' }));
}
