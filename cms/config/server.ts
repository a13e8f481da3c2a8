import { derivedText, environment } from '../src/platform/environment/environment';
import { logFormat } from '../src/platform/log/log-format';

export default () => ({
  host: environment.host,
  port: environment.port,
  // Longer than any proxy keeps an idle connection: else one is closed just as the next call is sent on it.
  http: { serverOptions: { keepAliveTimeout: 75_000 } },
  dirs: { public: environment.publicDir },
  app: { keys: [derivedText('app-key-1'), derivedText('app-key-2')] },
  // The portal in front is the only proxy; it says who the visitor is by a header of its own.
  proxy: { koa: false },
  logger: {
    config: { level: environment.logLevel, format: logFormat(environment.logFormat) },
    // A frame drawn of lines is no event.
    startup: { enabled: environment.logFormat === 'text' },
    // It would note in its own folder when it last asked for a newer version; that may be one nobody can write to.
    updates: { enabled: false },
  },
});
