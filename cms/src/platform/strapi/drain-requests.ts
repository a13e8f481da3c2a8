// The portal gives a call less than this; what hangs longer is cut.
const patienceMs = 30_000;

/**
 * Lets requests in flight end before Strapi stops: by itself it cuts every connection at once, and with it
 * a form that was just being stored. New connections are refused from the first moment.
 *
 * @param closeSockets ends what never ends by itself
 */
export function drainRequestsAtStop(closeSockets: () => Promise<void>): void {
  const { httpServer } = strapi.server;
  const cutConnections = httpServer.destroy;
  httpServer.destroy = async () => {
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
