import type { Log } from './log';
import type { PortalServer } from './portal-server';

const patienceMs = 30_000;

interface Settings {
  portal: PortalServer;
  log: Log;
  /** Load balancers get to see that the portal is no longer ready before it stops accepting. */
  delayMs: number;
  afterwards?: () => Promise<void>;
}

/** Ends the server when the process is told to: no new requests, those under way are answered. */
export function stopOnSignal({ portal, log, delayMs, afterwards }: Settings): void {
  const { server, announceStop, closeSockets } = portal;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    announceStop();
    log('info', 'server.stopping');
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const giveUp = setTimeout(() => {
      log('warn', 'server.cut');
      server.closeAllConnections();
      process.exit(0);
    }, patienceMs);
    const end = async () => {
      clearTimeout(giveUp);
      await afterwards?.();
      log('info', 'server.stopped');
      process.exit(0);
    };
    server.close(() => void end());
    closeSockets();
    server.closeIdleConnections();
  };
  process.on('SIGTERM', () => void stop());
  process.on('SIGINT', () => void stop());
}
