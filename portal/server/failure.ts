import type { IncomingMessage, ServerResponse } from 'node:http';
import { messageOfStatus, type ErrorStatus } from '@scholars/contract/errors';
import { directionOf, isLocale, localeOfHeader, type Locale } from '@scholars/contract/locale';
import { messageText } from '@scholars/contract/message-catalogues';
import type { MessageKey } from '@scholars/contract/messages';
import { isForApi } from './cms-target';

/** Where nobody says when it may be tried again. */
export const retryAfterSeconds = 5;
const drainMs = 5000;

/**
 * Answers what the server itself refuses or cannot do: the contract's envelope for calls, a page of one
 * sentence for people.
 *
 * @param key the catalogue's text, where it is not the status's own
 */
export function answerFailure(
  req: IncomingMessage,
  res: ServerResponse,
  status: ErrorStatus,
  key: MessageKey = messageOfStatus[status],
): void {
  if (res.headersSent) return void res.destroy();
  const locale = localeOfRequest(req);
  const message = messageText(locale, key);
  if (status === 503) res.setHeader('Retry-After', String(retryAfterSeconds));
  res.setHeader('Cache-Control', 'private, no-store');
  if (!req.complete) readRestBriefly(req);
  const [type, body] = wantsPage(req)
    ? ['text/html; charset=utf-8', page(locale, message, status === 413 && req.method === 'POST')]
    : ['application/json; charset=utf-8', JSON.stringify({ success: false, message })];
  res.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) });
  res.end(req.method === 'HEAD' ? undefined : body);
}

/**
 * Takes no more notice of what is still being sent. Closing at once would reset the connection, and the browser would
 * lose the answer with it.
 */
export function readRestBriefly(req: IncomingMessage): void {
  req.resume();
  const timer = setTimeout(() => req.complete || req.socket.destroy(), drainMs);
  timer.unref();
}

function localeOfRequest(req: IncomingMessage): Locale {
  const first = req.url?.split(/[/?]/)[1];
  const asked = req.headers.language ?? (wantsPage(req) ? req.headers['accept-language'] : undefined);
  return isLocale(first) ? first : localeOfHeader(asked?.toString());
}

export function wantsPage(req: IncomingMessage): boolean {
  return !isForApi(req.url ?? '') && (req.headers.accept ?? '').includes('text/html');
}

/** @param isForm then the browser still has what was typed, on the page before this one */
function page(locale: Locale, message: string, isForm: boolean): string {
  const wayBack = isForm ? `<p>${messageText(locale, 'error.goBack')}</p>` : '';
  return `<!doctype html><html lang="${locale}" dir="${directionOf(locale)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${message}</title><h1>${message}</h1>${wayBack}<p><a href="/${locale}">${locale === 'ar' ? 'إلى الصفحة الرئيسية' : 'Go to the home page'}</a></p></html>`;
}
