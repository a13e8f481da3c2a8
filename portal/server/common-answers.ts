import { findCommonRead } from '@scholars/contract/common-reads';
import { localeOfHeader } from '@scholars/contract/locale';
import { addEncoding, chooseEncoding } from './compression.mjs';
import { answerFailure } from './failure.mjs';
import { callPolicy } from './security-headers.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {import('./portal-request.mjs').PortalRequest} PortalRequest
 * @typedef {import('../src/cms-client/common-read.server').CommonRead} CommonRead
 */

/**
 * Answers calls from browsers whose answer is the same for everybody from what is kept for the pages too. Whoever is
 * signed in gets the same: no session is looked at.
 *
 * @param {object} settings
 * @param {string} settings.cmsUrl
 * @param {string} settings.portalKey
 * @param {import('../src/cms-client/kept-answers.server').KeptAnswers} settings.answers
 * @param {Pick<typeof import('../src/entry.server'), 'askCms' | 'commonReadOf' | 'plainQuery'>} settings.api of the build
 * @param {import('./log.mjs').Log} settings.log
 */
export function createCommonAnswers({ cmsUrl, portalKey, answers, api: { askCms, commonReadOf, plainQuery }, log }) {
  return {
    /**
     * What is asked, where it is the same for everybody and every reader reads it alike; anything else is forwarded.
     *
     * @param {Incoming} req
     * @param {PortalRequest} request
     * @returns {CommonRead | undefined}
     */
    readOf(req, { pathname, spelling, search }) {
      const call = spelling === pathname ? findCommonRead(req.method ?? '', pathname) : undefined;
      const query = call && plainQuery(search);
      return query && commonReadOf(call.endpoint, call.params, query, localeOfHeader(req.headers.language?.toString()));
    },

    /** @param {Incoming} req @param {Outgoing} res @param {PortalRequest} request @param {CommonRead} read */
    async send(req, res, { clientIp, requestId }, read) {
      const asker = { cmsUrl, portalKey, clientIp, requestId, userAgent: '', log };
      const answer = await answers
        .get(read, () => askCms(asker, read.locale, read.endpoint, read))
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

/** @param {Outgoing} res @param {number} status @param {Buffer} bytes */
function sendBytes(res, status, bytes) {
  res.writeHead(status, { 'Content-Length': bytes.length });
  res.end(bytes);
}
