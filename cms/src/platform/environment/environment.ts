import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readSettings, requireWholeGroups, s3Of, secretsOf } from '@scholars/contract/settings';

/** Everything that the CMS takes from its environment, read once. */
const settings = readSettings(process.env);
requireWholeGroups(settings);
const secrets = secretsOf(settings);
const dataDir = resolve(settings.DATA_DIR ?? join(__dirname, '..', '..', '..', '..', '..', 'var'));
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
/** The media library's files: the only ones that anybody may read. */
const publicDir = join(dataDir, 'public');
mkdirSync(join(publicDir, 'uploads'), { recursive: true });

const { ORCID_ISSUER, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET, VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;

export const environment = {
  dataDir,
  publicDir,
  privateFilesDir: join(dataDir, 'private-files'),
  /** Where files live in place of those two folders; nothing where the configuration names no bucket. */
  s3: s3Of(settings),
  /** With less than this left the CMS says that it is not ready. */
  diskReserveBytes: settings.DISK_RESERVE_MB * 1024 * 1024,
  host: settings.CMS_HOST,
  port: settings.CMS_PORT,
  /** Where it tells in figures how it fares; nowhere without a port. */
  metrics: { host: settings.METRICS_HOST, port: settings.CMS_METRICS_PORT },
  publicUrl: settings.PUBLIC_URL,
  /** Where staff open Strapi's admin, without a slash at its end; Strapi's own mails lead there. */
  adminUrl: settings.CMS_ADMIN_URL.replace(/\/+$/, ''),
  smtpUrl: settings.SMTP_URL,
  mailFrom: settings.MAIL_FROM,
  /** OpenID Connect; without it nobody is offered to sign in with ORCID. */
  orcid:
    ORCID_ISSUER && ORCID_CLIENT_ID && ORCID_CLIENT_SECRET
      ? { issuer: ORCID_ISSUER, clientId: ORCID_CLIENT_ID, clientSecret: ORCID_CLIENT_SECRET }
      : undefined,
  /** What push messages are signed with; nothing where the configuration names none. */
  vapid:
    VAPID_PUBLIC_KEY && VAPID_PRIVATE_KEY ? { publicKey: VAPID_PUBLIC_KEY, privateKey: VAPID_PRIVATE_KEY } : undefined,
  /** The only push service that may be within our own network, or without encryption. */
  pushTestService: settings.PUSH_TEST_SERVICE,
  /** Where entries of profiles are read from, without a slash at the end; what is not set is offered to nobody. */
  imports: {
    orcidApiUrl: settings.ORCID_API_URL?.replace(/\/+$/, ''),
    doiApiUrl: settings.DOI_API_URL?.replace(/\/+$/, ''),
  },
  /** Whom to tell that content has changed. Where there is one, its address and token are set. */
  cdn: { kind: settings.CDN_PURGE, url: settings.CDN_PURGE_URL ?? '', token: settings.CDN_PURGE_TOKEN ?? '' },
  databaseUrl: settings.DATABASE_URL,
  isProduction: settings.APP_ENV === 'production',
  seed: settings.SEED,
  passportRetentionDays: settings.PASSPORT_RETENTION_DAYS,
  applicationCvRetentionDays: settings.APPLICATION_CV_RETENTION_DAYS,
  captcha: settings.CAPTCHA,
  captchaCost: settings.CAPTCHA_COST,
  recaptcha: {
    siteKey: settings.RECAPTCHA_SITE_KEY ?? '',
    secret: settings.RECAPTCHA_SECRET ?? '',
    verifyUrl: settings.RECAPTCHA_VERIFY_URL,
  },
  /** Whether coordinators may, or must, have a second step at sign-in. */
  coordinatorSecondFactor: settings.COORDINATOR_SECOND_FACTOR,
  rateLimits: settings.RATE_LIMITS === 'on',
  logLevel: settings.LOG_LEVEL,
  logFormat: settings.LOG_FORMAT,
  /** How long it goes on answering after it is told to stop, and says that it is not ready. */
  shutdownDelayMs: settings.SHUTDOWN_DELAY_SECONDS * 1000,
  serveAdmin: settings.CMS_ADMIN === 'on',
} as const;

/**
 * A key for one purpose, derived from SECRET; 32 bytes unless another length is given. The purposes never share a key.
 */
export function derivedKey(purpose: string, bytes = 32): Buffer {
  return keyFrom(secrets[0], purpose, bytes);
}

/** The same key of SECRET and of each one that is still accepted, to open what they closed. SECRET's is the first. */
export function derivedKeys(purpose: string): [Buffer, ...Buffer[]] {
  const [now, ...before] = secrets;
  return [keyFrom(now, purpose), ...before.map((secret) => keyFrom(secret, purpose))];
}

function keyFrom(secret: string, purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, 'scholars-network', purpose, bytes));
}

/** A derived key as text, for settings that take text. */
export function derivedText(purpose: string): string {
  return derivedKey(purpose).toString('base64url');
}

/** Keys that the portal derives alike, of each accepted secret. */
export function keysWithPortal(name: string): Buffer[] {
  return secrets.map((secret) => createHmac('sha256', secret).update(name).digest());
}

/** Tells what is closed by SECRET from what is by another, and nothing of it: 12 characters. */
export const secretMark = createHash('sha256').update(derivedKey('secret-mark')).digest('hex').slice(0, 12);

/** Whether anything may be closed by another secret than SECRET. */
export const hasSecretFallbacks = secrets.length > 1;
