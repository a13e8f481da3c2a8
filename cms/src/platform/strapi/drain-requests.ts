import { setTimeout as wait } from 'node:timers/promises';
import { environment } from '../environment/environment.js';

// The portal gives a call less than this; what hangs longer is cut.
const patienceMs = 30_000;
let isStopping = false;

/** Told to stop: it says that it is not ready, and may still answer for a while. */
export function isShuttingDown(): boolean {
  return isStopping;
}

/**
 * Lets requests in flight end before Strapi stops: by itself it cuts every connection at once, and with it
 * a form that was just being stored. New connections are taken until the configured moment is over, so that whoever
 * sends traffic can see that it is to go elsewhere, and refused from then on.
 *
 * @param closeSockets ends what never ends by itself
 */
export function drainRequestsAtStop(closeSockets: () => Promise<void>): void {
  const { httpServer } = strapi.server;
  const cutConnections = httpServer.destroy;
  // A connection that stays open would keep the process from ending.
  httpServer.prependListener('request', (_, res) => {
    if (isStopping) res.setHeader('Connection', 'close');
  });
  httpServer.destroy = async () => {
    isStopping = true;
    if (httpServer.listening) await wait(environment.shutdownDelayMs);
    const closed = httpServer.listening && closedOrImpatient(httpServer);
    await closeSockets();
    await closed;
    await cutConnections();
  };
}

function closedOrImpatient(server: typeof strapi.server.httpServer): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, patienceMs);
    server.close(() => {
      clearTimeout(timer);
      resolve();
    });
    server.closeIdleConnections();
  });
}
