import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, encodeFor, type Encoding } from './compression';
import { retryAfterSeconds } from './failure';

/**
 * The headers of a page, but for its cookies. React Router does not carry those of a failing loader, or of an action,
 * this far: when to ask again is told beside them.
 */
export function putHeaders(res: ServerResponse, { status, headers }: Response, retryAfter: number | undefined): void {
  if (retryAfter !== undefined && (status === 429 || status === 503)) res.setHeader('Retry-After', String(retryAfter));
  for (const [name, value] of headers) if (name !== 'set-cookie') res.setHeader(name, value);
}

/** What is rendered for one request alone, in the encoding that its browser likes best. */
export async function sendOnce(req: IncomingMessage, res: ServerResponse, status: number, raw: Buffer): Promise<void> {
  const [body, encoding] = chooseEncoding(
    await encodeFor(raw, req.headers['accept-encoding']),
    req.headers['accept-encoding'],
  );
  if (encoding) res.appendHeader('Vary', 'Accept-Encoding');
  sendBytes(req, res, status, body, encoding);
}

function sendBytes(
  req: IncomingMessage,
  res: ServerResponse,
  status: number,
  body: Buffer,
  encoding: Encoding | undefined,
): void {
  if (status === 503 && !res.hasHeader('Retry-After')) res.setHeader('Retry-After', String(retryAfterSeconds));
  if (encoding) res.setHeader('Content-Encoding', encoding);
  res.setHeader('Content-Length', body.length);
  res.writeHead(status);
  res.end(req.method === 'HEAD' ? undefined : body);
}
