import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { close, listen } from './local-server.js';

/** A small verifier that speaks Google's siteverify protocol, over HTTP. */
export interface Siteverify {
  url: string;
  /** What it was asked, each as the form's fields. */
  asked: Record<string, string>[];
  /** How it answers from now on. */
  answerWith(verdict: object): void;
  /** `error`: status 500; `nonsense`: no JSON; `silence`: no answer at all. */
  failWith(failure: 'error' | 'nonsense' | 'silence'): void;
  close(): Promise<void>;
}

export async function startSiteverify(): Promise<Siteverify> {
  let verdict: object = { success: false };
  let failure: 'error' | 'nonsense' | 'silence' | undefined;
  const asked: Record<string, string>[] = [];
  const server: Server = createServer((req, res) => void answer(req, res));
  const port = await listen(server);

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    let body = '';
    for await (const chunk of req) body += chunk;
    asked.push(Object.fromEntries(new URLSearchParams(body)));
    if (failure === 'silence') return;
    if (failure === 'error') return void res.writeHead(500).end();
    res
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(failure === 'nonsense' ? '<html>' : JSON.stringify(verdict));
  }

  return {
    url: `http://127.0.0.1:${port}/siteverify`,
    asked,
    answerWith(next) {
      verdict = next;
      failure = undefined;
    },
    failWith(next) {
      failure = next;
    },
    close: () => close(server),
  };
}
