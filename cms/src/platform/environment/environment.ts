import { createHmac, hkdfSync } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Everything the CMS takes from its environment (product §7), parsed once. */
const dataDir = resolve(process.env.DATA_DIR ?? join(__dirname, '..', '..', '..', '..', '..', 'var'));
mkdirSync(dataDir, { recursive: true, mode: 0o700 });
/** The media library's files: the only ones that anybody may read. */
const publicDir = join(dataDir, 'public');
mkdirSync(join(publicDir, 'uploads'), { recursive: true });

const secret = process.env.SECRET ?? '';
if (secret.length < 32) throw new Error('SECRET: must be set and have at least 32 characters');

const port = Number(process.env.CMS_PORT ?? 1337);
if (!Number.isInteger(port) || port < 0 || port > 65535) throw new Error('CMS_PORT: must be a port number');

const seed = oneOf('SEED', process.env.SEED ?? (process.env.APP_ENV === 'production' ? 'base' : 'demo'), [
  'demo',
  'base',
  'none',
]);

const passportRetentionDays = Number(process.env.PASSPORT_RETENTION_DAYS ?? 90);
if (!Number.isInteger(passportRetentionDays) || passportRetentionDays < 0)
  throw new Error('PASSPORT_RETENTION_DAYS: must be a whole number of days');

const diskReserveMb = Number(process.env.DISK_RESERVE_MB || 100);
if (!Number.isInteger(diskReserveMb) || diskReserveMb < 0)
  throw new Error('DISK_RESERVE_MB: must be a whole number of megabytes');

const captcha = oneOf('CAPTCHA', process.env.CAPTCHA || 'altcha', ['altcha', 'recaptcha', 'off']);
if (captcha === 'off' && process.env.APP_ENV === 'production') throw new Error('CAPTCHA: cannot be off in production');
const recaptcha = {
  siteKey: process.env.RECAPTCHA_SITE_KEY ?? '',
  secret: process.env.RECAPTCHA_SECRET ?? '',
  verifyUrl: process.env.RECAPTCHA_VERIFY_URL || 'https://www.google.com/recaptcha/api/siteverify',
};
if (captcha === 'recaptcha' && !(recaptcha.siteKey && recaptcha.secret))
  throw new Error('CAPTCHA: recaptcha needs RECAPTCHA_SITE_KEY and RECAPTCHA_SECRET');

const { ORCID_ISSUER, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET } = process.env;
const orcidGiven = [ORCID_ISSUER, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET].filter(Boolean).length;
if (orcidGiven !== 0 && orcidGiven !== 3)
  throw new Error('ORCID_ISSUER: needs ORCID_CLIENT_ID and ORCID_CLIENT_SECRET beside it');
const orcid =
  ORCID_ISSUER && ORCID_CLIENT_ID && ORCID_CLIENT_SECRET
    ? { issuer: ORCID_ISSUER, clientId: ORCID_CLIENT_ID, clientSecret: ORCID_CLIENT_SECRET }
    : undefined;

const publicUrl = process.env.PUBLIC_URL ?? 'http://localhost:3000';
const smtpUrl = process.env.SMTP_URL || undefined;
if (smtpUrl !== undefined && !/^smtps?:\/\/\S+$/.test(smtpUrl))
  throw new Error('SMTP_URL: must begin with smtp:// or smtps://');
/** A host without a domain cannot stand in an address; then mails are for reading on this machine anyway. */
const mailDomain = /^[a-z][a-z0-9.-]*$/i.test(new URL(publicUrl).hostname)
  ? new URL(publicUrl).hostname.replace(/^www\./, '')
  : 'localhost';
const mailFrom = process.env.MAIL_FROM || `no-reply@${mailDomain}`;
if (!/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(mailFrom))
  throw new Error('MAIL_FROM: must be one e-mail address, without a name');

const adminUrl = process.env.CMS_ADMIN_URL || `http://localhost:${port}/admin`;
if (!/^https?:$/.test(URL.canParse(adminUrl) ? new URL(adminUrl).protocol : ''))
  throw new Error('CMS_ADMIN_URL: must begin with http:// or https://');

export const environment = {
  dataDir,
  publicDir,
  privateFilesDir: join(dataDir, 'private-files'),
  /** With less than this left the CMS says that it is not ready. */
  diskReserveBytes: diskReserveMb * 1024 * 1024,
  secret,
  host: process.env.CMS_HOST ?? '127.0.0.1',
  port,
  publicUrl,
  /** Where staff open Strapi's admin, without a slash at its end; Strapi's own mails lead there. */
  adminUrl: adminUrl.replace(/\/+$/, ''),
  smtpUrl,
  mailFrom,
  /** OpenID Connect; without it nobody is offered to sign in with ORCID. */
  orcid,
  databaseUrl: process.env.DATABASE_URL,
  isProduction: process.env.APP_ENV === 'production',
  seed,
  passportRetentionDays,
  captcha,
  recaptcha,
  rateLimits: process.env.RATE_LIMITS !== 'off',
  logLevel: process.env.LOG_LEVEL ?? 'info',
  serveAdmin: process.env.CMS_ADMIN !== 'off',
} as const;

function oneOf<const Value extends string>(name: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((one) => one === value);
  if (!found) throw new Error(`${name}: must be ${allowed.slice(0, -1).join(', ')} or ${allowed.at(-1)}`);
  return found;
}

/** A key for one purpose, derived from SECRET; 32 bytes unless another length is given. The purposes never share a key. */
export function derivedKey(purpose: string, bytes = 32): Buffer {
  return Buffer.from(hkdfSync('sha256', environment.secret, 'scholars-network', purpose, bytes));
}

/** A derived key as text, for settings that take text. */
export function derivedText(purpose: string): string {
  return derivedKey(purpose).toString('base64url');
}

/** What the portal proves itself with when it says which visitor a request is from. */
export const portalKey = createHmac('sha256', environment.secret).update('portal-key').digest('hex');
