import { createServer } from 'vite';
import { ConfigurationError, readConfiguration } from './configuration.mjs';
import { createLog } from './log.mjs';
import { createPortalServer } from './portal-server.mjs';
import { stopOnSignal } from './shutdown.mjs';

try {
  const configuration = readConfiguration(process.env);
  const log = createLog(configuration.logLevel);
  const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
  const portal = await createPortalServer({
    configuration,
    log,
    // Loaded anew for each request: only what changed is evaluated again.
    loadBuild: async () => {
      const build = /** @type {unknown} */ (await vite.ssrLoadModule('virtual:react-router/server-build'));
      return /** @type {import('react-router').ServerBuild} */ (build);
    },
    developmentFiles: (req, res) =>
      new Promise((resolve) => {
        res.on('close', () => resolve(true));
        // A worker obeys the policy of its own file. Here it imports others; built, it is one file and imports nothing.
        const policy = res.getHeader('Content-Security-Policy');
        res.removeHeader('Content-Security-Policy');
        vite.middlewares(req, res, () => {
          if (policy !== undefined) res.setHeader('Content-Security-Policy', policy);
          resolve(false);
        });
      }),
  });
  stopOnSignal({ portal, log, appEnv: configuration.appEnv, afterwards: () => vite.close() });
  portal.server.listen(configuration.port, () =>
    log('info', 'server.listening', { port: configuration.port, address: configuration.publicUrl }),
  );
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
