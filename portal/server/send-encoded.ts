import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoded } from './compression';

interface Sent {
  status: number;
  /** Names and values in turns, which are written as they stand where no header was set before. Is added to. */
  head: string[];
  body: Encoded;
  /** Of what is kept, and need not be sent again. */
  etag: string | undefined;
}

/** Sends a body that is there in the encoding that this visitor takes, or says that it has come to them already. */
export function sendEncoded(req: IncomingMessage, res: ServerResponse, { status, head, body, etag }: Sent): void {
  if (etag !== undefined) head.push('ETag', etag);
  if (hasCome(req, etag)) return void res.writeHead(304, head).end();
  const [bytes, encoding] = chooseEncoding(body, req.headers['accept-encoding']);
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Length', String(bytes.length));
  res.writeHead(status, head);
  res.end(req.method === 'HEAD' ? undefined : bytes);
}

/** Whether this visitor has it already, as it is. */
export function hasCome(req: IncomingMessage, etag: string | undefined): boolean {
  return etag !== undefined && req.headers['if-none-match'] === etag;
}
