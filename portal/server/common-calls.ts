import type { IncomingMessage, ServerResponse } from 'node:http';
import { findCommonRead } from '@scholars/contract/common-reads';
import { localeOfHeader, type Locale } from '@scholars/contract/locale';
import { askCms, type NoteCall } from '~/cms-client/ask-cms.server';
import { commonReadOf, plainQuery, type CommonRead } from '~/cms-client/common-read.server';
import type { AnswerBody, KeptAnswers } from '~/cms-client/kept-answers.server';
import type { Sessions } from '~/session/sessions.server';
import { perAddress } from './address';
import { addEncoding, hasEncoding } from './compression';
import type { Configuration } from './configuration';
import { answerFailure } from './failure';
import type { Log } from './log';
import type { PortalRequest } from './portal-request';
import { callPolicy, commonHeaders } from './security-headers';
import { hasCome, sendEncoded } from './send-encoded';

interface Settings {
  configuration: Configuration;
  portalKey: string;
  answers: KeptAnswers;
  sessions: Sessions;
  log: Log;
  noteCall: NoteCall;
  noteKeptAnswer: (outcome: 'hit') => void;
}

/**
 * Answers calls from browsers whose answer is the same for everybody from what is kept for the pages too. Whoever is
 * signed in gets the same, but where the call says otherwise.
 */
export function createCommonCalls({
  configuration,
  portalKey,
  answers,
  sessions,
  log,
  noteCall,
  noteKeptAnswer,
}: Settings) {
  const { cmsUrl } = configuration;
  const headOfKept = Object.entries({
    ...commonHeaders(configuration),
    ...headersOfCalls,
    'Cache-Control': 'private, no-cache',
    Vary: 'Accept-Encoding, Language',
  }).flat();

  /** What an address asks of the CMS, where it is the same for everybody and every reader reads it alike. */
  const callOf = perAddress(({ pathname, spelling, search }) => {
    const call = spelling === pathname ? findCommonRead('GET', pathname) : undefined;
    const query = call && plainQuery(search);
    if (!query) return undefined;
    const { endpoint, params } = call;
    const reads = new Map<string, CommonRead | undefined>();
    return {
      endpoint,
      readAs(locale: Locale, isSignedIn: boolean): CommonRead | undefined {
        const reader = `${locale} ${isSignedIn}`;
        if (!reads.has(reader)) reads.set(reader, commonReadOf(endpoint, params, query, locale, isSignedIn));
        return reads.get(reader);
      },
    };
  });

  /** What is asked, where it is the same for everybody and every reader reads it alike; anything else is forwarded. */
  function readOf(req: IncomingMessage, { address, cookieHeader }: PortalRequest): CommonRead | undefined {
    const call = req.method === 'GET' ? callOf(address) : undefined;
    if (!call) return undefined;
    const { endpoint, readAs } = call;
    // A session is unsealed for those calls alone whose answer it changes.
    const isSignedIn = endpoint.personal === 'signed-in' && sessions.read(cookieHeader) !== undefined;
    return readAs(localeOfHeader(req.headers.language?.toString()), isSignedIn);
  }

  function sendKept(req: IncomingMessage, res: ServerResponse, requestId: string, body: AnswerBody): void {
    const head = [...headOfKept, 'X-Request-Id', requestId];
    sendEncoded(req, res, { status: 200, head, body, etag: body.etag });
  }

  return {
    readOf,

    /** An answer that is kept, and fresh, is sent at once. Whatever else is asked is left. */
    sendFresh(req: IncomingMessage, res: ServerResponse, request: PortalRequest): boolean {
      const read = readOf(req, request);
      const body = read && answers.findFresh(read)?.body;
      if (!body || !hasEncoding(body, req.headers['accept-encoding'])) return false;
      noteKeptAnswer('hit');
      sendKept(req, res, request.requestId, body);
      return true;
    },

    async send(
      req: IncomingMessage,
      res: ServerResponse,
      { clientIp, requestId }: PortalRequest,
      read: CommonRead,
    ): Promise<void> {
      const context = { cmsUrl, portalKey, clientIp, requestId, userAgent: '', log, noteCall };
      const answer = await answers
        .get(read, () => askCms(context, read.locale, read.endpoint, read))
        .catch(() => undefined);
      if (!answer) return answerFailure(req, res, 503);
      const { status, envelope, retryAfterSeconds, body } = answer;
      if (body) {
        if (!hasCome(req, body.etag) && (await addEncoding(body, req.headers['accept-encoding'])))
          answers.weighAgain(read, body);
        return sendKept(req, res, requestId, body);
      }
      const bytes = Buffer.from(JSON.stringify(envelope));
      if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
      res.writeHead(status, { ...headersOfCalls, 'Content-Length': bytes.length });
      res.end(bytes);
    },
  };
}

const headersOfCalls = {
  'Content-Security-Policy': callPolicy,
  'Content-Type': 'application/json; charset=utf-8',
};
