import { derivedText, environment } from '../src/environment';

export default () => ({
  host: environment.host,
  port: environment.port,
  dirs: { public: environment.publicDir },
  app: { keys: [derivedText('app-key-1'), derivedText('app-key-2')] },
  // The portal in front is the only proxy; it says who the visitor is by a header of its own.
  proxy: { koa: false },
  logger: { config: { level: environment.logLevel } },
});
