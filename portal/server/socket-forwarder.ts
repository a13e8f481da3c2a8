import { STATUS_CODES } from 'node:http';
import { proxyUpgrade } from 'httpxy';
import { judgeTarget } from './cms-target.mjs';
import { isCrossSite } from './cross-site.mjs';
import { rewriteRequestHeaders } from './forwarded-headers.mjs';
import { readRequest } from './portal-request.mjs';

const upgradeTimeoutMs = 10_000;

/**
 * Hands the socket's connection on to the CMS with the session's token. A page of another site could open
 * one with the visitor's cookies, so its origin is judged like that of a form.
 *
 * @param {object} settings
 * @param {import('./configuration.mjs').Configuration} settings.configuration
 * @param {string} settings.portalKey
 * @param {import('../src/session/sessions.server').Sessions} settings.sessions
 * @param {import('./log.mjs').Log} settings.log
 */
export function createSocketForwarder({ configuration, portalKey, sessions, log }) {
  /** @type {Set<import('node:stream').Duplex>} */
  const open = new Set();

  /** @param {import('node:http').IncomingMessage} req @param {import('node:stream').Duplex} socket @param {Buffer} head */
  function forward(req, socket, head) {
    socket.on('error', () => socket.destroy());
    open.add(socket);
    socket.on('close', () => open.delete(socket));
    const request = readRequest(req, configuration);
    const target = request && judgeTarget(req.method, request);
    if (!request || !target || !('kind' in target) || target.kind !== 'socket') return refuse(socket, 404);
    const hasSession = sessions.isNamedIn(request.cookieHeader);
    if (isCrossSite(req.headers, { publicUrl: configuration.publicUrl, hasSession })) return refuse(socket, 403);

    const { pathname, search, cookieHeader, clientIp, requestId } = request;
    rewriteRequestHeaders(req, { bearer: sessions.read(cookieHeader)?.token, clientIp, portalKey, requestId });
    req.url = `${pathname}${search}`;
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
    /** For the end of the server, which waits for every connection. Browsers come back by themselves. */
    closeAll: () => open.forEach((socket) => socket.destroy()),
  };
}

/** @param {import('node:stream').Duplex} socket @param {number} status */
function refuse(socket, status) {
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
