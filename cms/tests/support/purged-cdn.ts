import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import { text } from 'node:stream/consumers';
import { close, listen } from './local-server.js';

export const cdnToken = 'token-that-may-purge';

interface Purge {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  at: number;
}

/** The part of a CDN that is told what to drop, on a port of its own. */
export class PurgedCdn {
  /** Taken ones. */
  readonly purges: Purge[] = [];
  readonly refused: Purge[] = [];
  /** One after the other, then 200. */
  readonly answers: number[] = [];
  #server: Server | undefined;
  #url = '';

  get settings() {
    return { CDN_PURGE: 'fastly', CDN_PURGE_URL: `${this.#url}/service/s1/purge`, CDN_PURGE_TOKEN: cdnToken };
  }

  async start(): Promise<void> {
    const server = createServer((req, res) => void this.#take(req, res));
    this.#url = `http://127.0.0.1:${await listen(server)}`;
    this.#server = server;
  }

  async #take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = '', url: path = '', headers } = req;
    const purge = { method, path, headers, body: await text(req), at: Date.now() };
    const answer = this.answers.shift() ?? 200;
    (answer === 200 ? this.purges : this.refused).push(purge);
    // It repeats what it was told, as nothing of it belongs into a log.
    res.writeHead(answer).end(JSON.stringify(headers));
  }

  async stop(): Promise<void> {
    await close(this.#server);
  }
}
