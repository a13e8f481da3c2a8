import type { IncomingMessage, ServerResponse } from 'node:http';
import { findCommonRead } from '@scholars/contract/common-reads';
import { localeOfHeader, type Locale } from '@scholars/contract/locale';
import { askCms, type NoteCall } from '~/cms-client/ask-cms.server';
import { commonReadOf, plainQuery, type CommonRead } from '~/cms-client/common-read.server';
import type { KeptAnswers } from '~/cms-client/kept-answers.server';
import type { Sessions } from '~/session/sessions.server';
import { perAddress } from './address';
import { addEncoding, chooseEncoding } from './compression';
import { answerFailure } from './failure';
import type { Log } from './log';
import type { PortalRequest } from './portal-request';
import { callPolicy } from './security-headers';

interface Settings {
  cmsUrl: string;
  portalKey: string;
  answers: KeptAnswers;
  sessions: Sessions;
  log: Log;
  noteCall: NoteCall;
}

/**
 * Answers calls from browsers whose answer is the same for everybody from what is kept for the pages too. Whoever is
 * signed in gets the same, but where the call says otherwise.
 */
export function createCommonCalls({ cmsUrl, portalKey, answers, sessions, log, noteCall }: Settings) {
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

  return {
    /**
     * What is asked, where it is the same for everybody and every reader reads it alike; anything else is forwarded.
     */
    readOf(req: IncomingMessage, { address, cookieHeader }: PortalRequest): CommonRead | undefined {
      const call = req.method === 'GET' ? callOf(address) : undefined;
      if (!call) return undefined;
      const { endpoint, readAs } = call;
      // A session is unsealed for those calls alone whose answer it changes.
      const isSignedIn = endpoint.personal === 'signed-in' && sessions.read(cookieHeader) !== undefined;
      return readAs(localeOfHeader(req.headers.language?.toString()), isSignedIn);
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
      res.setHeader('Content-Security-Policy', callPolicy);
      res.setHeader('Content-Type', 'application/json; charset=utf-8');
      if (!body) {
        if (retryAfterSeconds !== undefined) res.setHeader('Retry-After', String(retryAfterSeconds));
        return sendBytes(res, status, Buffer.from(JSON.stringify(envelope)));
      }
      res.setHeader('Cache-Control', 'private, no-cache');
      res.setHeader('Vary', 'Accept-Encoding, Language');
      res.setHeader('ETag', body.etag);
      if (req.headers['if-none-match'] === body.etag) return void res.writeHead(304).end();
      const accepted = req.headers['accept-encoding'];
      if (await addEncoding(body, accepted)) answers.weighAgain(read, body);
      const [bytes, encoding] = chooseEncoding(body, accepted);
      if (encoding) res.setHeader('Content-Encoding', encoding);
      sendBytes(res, status, bytes);
    },
  };
}

function sendBytes(res: ServerResponse, status: number, bytes: Buffer): void {
  res.writeHead(status, { 'Content-Length': bytes.length });
  res.end(bytes);
}
