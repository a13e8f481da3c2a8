import './production.mjs';
import { fileURLToPath } from 'node:url';
import { ConfigurationError, readConfiguration } from './configuration.mjs';
import { createLog } from './log.mjs';
import { createPortalServer } from './portal-server.mjs';
import { stopOnSignal } from './shutdown.mjs';
import { readStaticFiles } from './static-files.mjs';

const clientFolder = fileURLToPath(new URL('../build/client/', import.meta.url));
const buildFile = new URL('../build/server/index.js', import.meta.url).href;

try {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const [build, files] = await Promise.all([import(buildFile), readStaticFiles(clientFolder)]);
  const portal = await createPortalServer({ configuration, log, files, loadBuild: async () => build });
  stopOnSignal({ portal, log, appEnv: configuration.appEnv });
  process.on('unhandledRejection', (error) => {
    // The message may repeat what somebody typed; where it happened does not.
    const at = error instanceof Error ? error.stack?.split('\n').slice(1, 4).join(' ').replace(/\s+/g, ' ') : undefined;
    log('error', 'process.rejection', { reason: error instanceof Error ? error.name : typeof error, at });
  });
  portal.server.listen(configuration.port, () =>
    log('info', 'server.listening', { port: configuration.port, address: configuration.publicUrl }),
  );
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
