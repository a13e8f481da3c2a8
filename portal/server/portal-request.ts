import { requestIdOf, visitorAddress } from './visitor.mjs';

/**
 * What is read from a request once, before anything is done with it.
 *
 * @typedef {object} PortalRequest
 * @property {string} pathname with its dots resolved, as a URL parser writes it
 * @property {string} spelling the path as it was sent
 * @property {string} search with its `?`, or ''
 * @property {string | undefined} cookieHeader
 * @property {string} clientIp
 * @property {string} requestId
 */

/**
 * @param {import('node:http').IncomingMessage} req
 * @param {{ publicUrl: string, trustProxy: boolean }} configuration
 * @returns {PortalRequest | undefined} nothing when the request line is not a path
 */
export function readRequest(req, { publicUrl, trustProxy }) {
  const target = req.url ?? '';
  // A whole address in the request line is for proxies; its host, like the Host header, is nobody's word.
  if (!target.startsWith('/') || !URL.canParse(publicUrl + target)) return undefined;
  const { pathname, search } = new URL(publicUrl + target);
  return {
    pathname,
    spelling: target.split('?', 1)[0] ?? '',
    search,
    cookieHeader: req.headers.cookie,
    clientIp: visitorAddress(req, trustProxy),
    requestId: requestIdOf(req, trustProxy),
  };
}
