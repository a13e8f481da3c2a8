import type { ServerBuild } from 'react-router';
import type { ViteDevServer } from 'vite';
import { ConfigurationError, readConfiguration } from './configuration';
import { createLog } from './log';
import { serveMetrics } from './metrics-server';
import { createPortalServer } from './portal-server';
import { stopOnSignal } from './shutdown';

/**
 * Runs the portal from its sources, for development. The routes follow what is changed; the server itself does at its
 * next start.
 */
export async function serveSources(vite: ViteDevServer): Promise<void> {
  try {
    const configuration = readConfiguration(process.env);
    const log = createLog(configuration);
    const portal = await createPortalServer({
      configuration,
      log,
      // Loaded anew for each request: only what changed is evaluated again.
      loadBuild: async () =>
        // Vite gives any module as names with values; this one is what the plugin writes for the router.
        (await vite.ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
      developmentFiles: (req, res) =>
        new Promise((resolve) => {
          res.on('close', () => resolve(true));
          // A worker obeys the policy of its own file. Here it imports others; built, it is one file and imports
          // nothing.
          const policy = res.getHeader('Content-Security-Policy');
          res.removeHeader('Content-Security-Policy');
          vite.middlewares(req, res, () => {
            if (policy !== undefined) res.setHeader('Content-Security-Policy', policy);
            resolve(false);
          });
        }),
    });
    stopOnSignal({ portal, log, delayMs: configuration.shutdownDelayMs, afterwards: () => vite.close() });
    serveMetrics(portal.metrics.registry, configuration, log);
    portal.server.listen(configuration.port, () =>
      log('info', 'server.listening', { port: configuration.port, address: configuration.publicUrl }),
    );
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
    await vite.close();
  }
}
