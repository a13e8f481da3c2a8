import { localeOfHeader, isLocale, directionOf } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import { messageOfStatus } from '@scholars/contract/errors';
import { isForApi } from './cms-target.mjs';

/**
 * @typedef {import('node:http').IncomingMessage} Incoming
 * @typedef {import('node:http').ServerResponse} Outgoing
 * @typedef {import('@scholars/contract/messages').MessageKey} MessageKey
 * @typedef {import('@scholars/contract/errors').ErrorStatus} ErrorStatus
 */

const retryAfterSeconds = 5;
const drainMs = 5000;

/**
 * Answers what the server itself refuses or cannot do: the contract's envelope for calls, a page of one
 * sentence for people.
 *
 * @param {Incoming} req
 * @param {Outgoing} res
 * @param {ErrorStatus} status
 * @param {MessageKey} [key] the catalogue's text, where it is not the status's own
 */
export function answerFailure(req, res, status, key = messageOfStatus[status]) {
  if (res.headersSent) return res.destroy();
  const locale = localeOfRequest(req);
  const message = messageText(locale, key);
  if (status === 503) res.setHeader('Retry-After', String(retryAfterSeconds));
  res.setHeader('Cache-Control', 'private, no-store');
  if (!req.complete) readRestBriefly(req);
  const [type, body] = wantsPage(req)
    ? ['text/html; charset=utf-8', page(locale, message)]
    : ['application/json; charset=utf-8', JSON.stringify({ success: false, message })];
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Takes no more notice of what is still being sent. Closing at once would reset the connection, and the browser would lose
 * the answer with it.
 *
 * @param {Incoming} req
 */
export function readRestBriefly(req) {
  req.resume();
  const timer = setTimeout(() => req.complete || req.socket.destroy(), drainMs);
  timer.unref();
}

/** @param {Incoming} req */
function localeOfRequest(req) {
  const first = req.url?.split(/[/?]/)[1];
  return isLocale(first) ? first : localeOfHeader(req.headers.language?.toString());
}

/** @param {Incoming} req */
function wantsPage(req) {
  return !isForApi(req.url ?? '') && (req.headers.accept ?? '').includes('text/html');
}

/** @param {import('@scholars/contract/locale').Locale} locale @param {string} message */
function page(locale, message) {
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${message}</title><h1>${message}</h1><p><a href="/${locale}">${locale === 'ar' ? 'إلى الصفحة الرئيسية' : 'Go to the home page'}</a></p></html>`;
}
