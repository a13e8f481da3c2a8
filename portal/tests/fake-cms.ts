import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** What reached the CMS of a test. */
export interface Received {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

export type Respond = (received: Received, res: ServerResponse) => void;

/** A little HTTP server in the CMS's place. */
export interface FakeCms {
  url: string;
  server: Server;
  received: Received[];
  /** What it says the version of its content is, every time it is asked; that is not among what it received. */
  contentVersion: string;
  /** How it answers from now on. */
  respond: Respond;
  close(): Promise<void>;
}

export async function startFakeCms(respond: Respond = answerJson({ success: true, data: null })): Promise<FakeCms> {
  const received: Received[] = [];
  const server = createServer((req, res) => {
    if (req.url === '/api/content-version') {
      res.writeHead(200, { 'Content-Type': 'application/json' });
      return void res.end(JSON.stringify({ success: true, data: { version: cms.contentVersion } }));
    }
    buffer(req).then(
      (body) => {
        const one = { method: req.method ?? '', url: req.url ?? '', headers: req.headers, body };
        received.push(one);
        cms.respond(one, res);
      },
      // The portal hung up in the middle of a body.
      () => res.destroy(),
    );
  });
  const cms: FakeCms = {
    url: await listen(server),
    server,
    received,
    contentVersion: 'first',
    respond,
    close: () => stop(server),
  };
  return cms;
}

/** Answers every call with this envelope. */
export function answerJson(envelope: object, status = 200, headers: Record<string, string> = {}): Respond {
  return (_, res) => {
    res.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    res.end(JSON.stringify(envelope));
  };
}

/** Listens on a free port and gives the address. */
export async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has a port.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

export async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
