import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { proxyUpgrade } from 'httpxy';
import type { Sessions } from '~/session/sessions.server';
import type { Address } from './address';
import { resolveTarget } from './cms-target';
import type { Configuration } from './configuration';
import { isCrossSite } from './cross-site';
import { rewriteRequestHeaders } from './forwarded-headers';
import type { Log } from './log';
import type { Metrics } from './metrics';
import { readRequest } from './portal-request';

const upgradeTimeoutMs = 10_000;

interface Settings {
  configuration: Configuration;
  readAddress: (target: string) => Address | undefined;
  portalKey: string;
  sessions: Sessions;
  log: Log;
  metrics: Pick<Metrics, 'noteRefused'>;
}

/**
 * Hands the socket's connection on to the CMS with the session's token. A page of another site could open
 * one with the visitor's cookies, so its origin is judged like that of a form.
 */
export function createSocketForwarder({ configuration, readAddress, portalKey, sessions, log, metrics }: Settings) {
  const open = new Set<Duplex>();

  function forward(req: IncomingMessage, socket: Duplex, head: Buffer): void {
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    const address = readAddress(req.url ?? '');
    const target = address && resolveTarget(req.method, address);
    if (!target || !('kind' in target) || target.kind !== 'socket') return refuse(socket, 404);
    const request = readRequest(req, address, configuration.trustProxy);
    const hasSession = sessions.isNamedIn(request.cookieHeader);
    if (isCrossSite(req.headers, { publicUrl: configuration.publicUrl, hasSession })) {
      metrics.noteRefused('cross-site');
      return refuse(socket, 403);
    }

    const { cookieHeader, clientIp, requestId } = request;
    const bearer = sessions.read(cookieHeader)?.token;
    if (!bearer) return refuse(socket, 401);
    rewriteRequestHeaders(req, { bearer, clientIp, portalKey, requestId });
    req.url = `${address.pathname}${address.search}`;
    log('debug', 'socket.open', { requestId });
    proxyUpgrade(configuration.cmsUrl, req, socket, head, {
      xfwd: false,
      changeOrigin: true,
      upgradeTimeout: upgradeTimeoutMs,
    }).then(
      // Neither end keeps the other half open when it is gone.
      (upstream) => {
        upstream.on('close', () => socket.destroy());
        socket.on('close', () => upstream.destroy());
      },
      (error) => log('info', 'socket.refused', { requestId, reason: error?.code ?? error?.name }),
    );
  }

  return {
    forward,
    open: () => open.size,
    /** For the end of the server, which waits for every connection. Browsers come back by themselves. */
    closeAll: () => open.forEach((socket) => socket.destroy()),
  };
}

function refuse(socket: Duplex, status: 401 | 403 | 404): void {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
