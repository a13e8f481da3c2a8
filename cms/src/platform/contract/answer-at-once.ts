import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { duringRequest } from '../log/request-facts.js';
import { lineOf, logAnswered } from '../log/request-line.js';
import { requestBegan } from '../metrics/request-metrics.js';
import { findAnswerTo } from './answer-store.js';
import { requestIdOf } from './request-id.js';

/**
 * Sends what is kept before Koa has seen the request: its context, the layers before the kept answers and reading the
 * address cost more than the answer. Only a request in words that were read before is answered here, as its call is.
 * Whoever is to see such requests too puts a listener of their own before this one, later.
 */
export function sendKeptAtOnce(server: Server): void {
  const others = server.listeners('request') as RequestListener[]; // nothing else listens to this
  server.removeAllListeners('request');
  server.on('request', (req, res) => {
    if (sendKept(req, res)) return;
    for (const listener of others) listener.call(server, req, res);
  });
}

function sendKept(req: IncomingMessage, res: ServerResponse): boolean {
  const beganAt = performance.now();
  const kept = findAnswerTo(req);
  if (!kept) return false;
  const ended = requestBegan();
  res.writeHead(200, kept.head);
  res.end(kept.body);
  const line = { method: 'GET', route: kept.route, status: 200, ms: performance.now() - beganAt };
  ended(line.method, line.route, line.status, line.ms);
  // Who asks is looked at where there is a line to say it.
  if (strapi.log.isDebugEnabled()) duringRequest({ requestId: requestIdOf(req) }, () => logAnswered(lineOf(line)));
  return true;
}
