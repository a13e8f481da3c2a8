import { failureFacts } from '@scholars/contract/error-kind';
import * as build from 'virtual:react-router/server-build';
import { ConfigurationError, readConfiguration } from './configuration';
import { createLog } from './log';
import { serveMetrics } from './metrics-server';
import { createPortalServer } from './portal-server';
import { stopOnSignal } from './shutdown';
import { readStaticFiles } from './static-files';

/**
 * Runs the portal as it was built.
 *
 * @param clientFolder where the browser's files are
 */
export async function serve(clientFolder: string): Promise<void> {
  try {
    const configuration = readConfiguration(process.env);
    const log = createLog(configuration);
    const files = await readStaticFiles(clientFolder);
    const portal = await createPortalServer({ configuration, log, files, loadBuild: async () => build });
    stopOnSignal({ portal, log, delayMs: configuration.shutdownDelayMs });
    process.on('unhandledRejection', (error) => log('error', 'process.rejection', failureFacts(error)));
    serveMetrics(portal.metrics.registry, configuration, log);
    portal.server.listen(configuration.port, () =>
      log('info', 'server.listening', { port: configuration.port, address: configuration.publicUrl }),
    );
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
