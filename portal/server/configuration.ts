import type { Secrets } from '~/session/seal.server';
import { ConfigurationError, readSettings, secretsOf, type Settings } from '@scholars/contract/settings';

export { ConfigurationError };

export interface Configuration {
  port: number;
  /** Origin of the CMS. */
  cmsUrl: string;
  /** Origin by which people reach the site. */
  publicUrl: string;
  /** The root secret, from which keys are derived; after it those by which is still opened what they closed. */
  secrets: Secrets;
  /** Folder of what must outlive the process; nothing is kept without one. */
  dataDir: string | undefined;
  appEnv: Settings['APP_ENV'];
  /** The last entry of X-Forwarded-For is the visitor, written by our own proxy. */
  trustProxy: boolean;
  logLevel: Settings['LOG_LEVEL'];
  logFormat: Settings['LOG_FORMAT'];
  /** How long it goes on answering after it is told to stop, and says that it is not ready. */
  shutdownDelayMs: number;
  /** Where it tells in figures how it fares; nowhere without a port. */
  metrics: { host: string; port: number | undefined };
  captcha: Settings['CAPTCHA'];
  /** Whether browsers keep copies of pages to be read without a connection, and take messages. */
  hasServiceWorker: boolean;
  /** Whether there is a CDN in front that is told what changed, and so may keep pages. */
  hasCdn: boolean;
  /** Where sign-in with ORCID leads to. */
  orcidOrigin: string | undefined;
  /** Where staff write, and look at drafts. */
  adminOrigin: string;
}

/** What the portal takes of the settings, read once, at start. @throws {ConfigurationError} */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const settings = readSettings(environment);
  return {
    port: settings.PORT,
    cmsUrl: settings.CMS_URL,
    publicUrl: settings.PUBLIC_URL,
    secrets: secretsOf(settings),
    dataDir: settings.DATA_DIR,
    appEnv: settings.APP_ENV,
    trustProxy: settings.TRUST_PROXY === '1',
    logLevel: settings.LOG_LEVEL,
    logFormat: settings.LOG_FORMAT,
    shutdownDelayMs: settings.SHUTDOWN_DELAY_SECONDS * 1000,
    metrics: { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    captcha: settings.CAPTCHA,
    hasServiceWorker: settings.SERVICE_WORKER === 'on',
    hasCdn: settings.CDN_PURGE !== 'none',
    orcidOrigin: settings.ORCID_ISSUER && new URL(settings.ORCID_ISSUER).origin,
    adminOrigin: new URL(settings.CMS_ADMIN_URL).origin,
  };
}
