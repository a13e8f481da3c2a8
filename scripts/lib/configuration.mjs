import path from 'node:path';
import { ExpectedFailure } from './command.mjs';
import {
  readChoice,
  readMailAddress,
  readPort,
  readUrl,
  readWholeNumber,
  requireTogether,
} from './configuration-values.mjs';
import { rootFolder } from './packages.mjs';

const secretMinLength = 32;
const secretMinDistinctCharacters = 10;
/** How the sample in `.env.example` begins. */
const sampleSecretStart = 'replace-this';

const captchaNames = ['RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET'];
const orcidNames = ['ORCID_ISSUER', 'ORCID_CLIENT_ID', 'ORCID_CLIENT_SECRET'];
const s3Names = ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'];
const optionalTexts = [...captchaNames, ...orcidNames.slice(1), ...s3Names, 'S3_REGION'];

/**
 * Reads every variable of `.env.example`, with its default. An empty value counts as not set.
 * @param {Record<string, string | undefined>} environment
 * @returns the values by variable name, `undefined` where not set, and APP_ENV: `production` or `local`
 * @throws {ExpectedFailure} one line that names the variable; never its value where that may be a secret
 */
export function readConfiguration(environment) {
  const get = (name) => environment[name]?.trim() || undefined;
  const isProduction = get('NODE_ENV') === 'production';
  const port = readPort('PORT', get('PORT'), 3000);
  const cmsPort = readPort('CMS_PORT', get('CMS_PORT'), 1337);
  if (port === cmsPort) fail('CMS_PORT', 'must differ from PORT');

  const configuration = {
    APP_ENV: isProduction ? 'production' : 'local',
    PORT: port,
    CMS_PORT: cmsPort,
    PUBLIC_URL: readUrl('PUBLIC_URL', get('PUBLIC_URL'), { isOrigin: true }) ?? `http://localhost:${port}`,
    CMS_URL: readUrl('CMS_URL', get('CMS_URL'), { isOrigin: true }) ?? `http://127.0.0.1:${cmsPort}`,
    CMS_ADMIN_URL: readUrl('CMS_ADMIN_URL', get('CMS_ADMIN_URL')),
    DATA_DIR: path.resolve(rootFolder, get('DATA_DIR') ?? 'var'),
    DATABASE_URL: readUrl('DATABASE_URL', get('DATABASE_URL'), {
      schemes: ['postgres', 'postgresql'],
      needsPath: true,
    }),
    SMTP_URL: readUrl('SMTP_URL', get('SMTP_URL'), { schemes: ['smtp', 'smtps'] }),
    MAIL_FROM: readMailAddress('MAIL_FROM', get('MAIL_FROM')),
    CAPTCHA: readChoice('CAPTCHA', get('CAPTCHA'), ['altcha', 'recaptcha', 'off']) ?? 'altcha',
    RECAPTCHA_VERIFY_URL: readUrl('RECAPTCHA_VERIFY_URL', get('RECAPTCHA_VERIFY_URL')),
    ORCID_ISSUER: readUrl('ORCID_ISSUER', get('ORCID_ISSUER')),
    S3_ENDPOINT: readUrl('S3_ENDPOINT', get('S3_ENDPOINT')),
    SEED: readChoice('SEED', get('SEED'), ['demo', 'base', 'none']) ?? (isProduction ? 'base' : 'demo'),
    PASSPORT_RETENTION_DAYS: readWholeNumber('PASSPORT_RETENTION_DAYS', get('PASSPORT_RETENTION_DAYS')) ?? 90,
    DISK_RESERVE_MB: readWholeNumber('DISK_RESERVE_MB', get('DISK_RESERVE_MB')) ?? 100,
    RATE_LIMITS: readChoice('RATE_LIMITS', get('RATE_LIMITS'), ['on', 'off']) ?? 'on',
    SECRET: get('SECRET'),
    ...Object.fromEntries(optionalTexts.map((name) => [name, get(name)])),
  };
  const { SECRET } = configuration;
  if (SECRET && SECRET.length < secretMinLength) fail('SECRET', `must have at least ${secretMinLength} characters`);
  checkGroups(configuration);
  if (isProduction) checkProduction(configuration);
  return configuration;
}

/** The environment of a child: the person's own, with every variable of the table as it was read. */
export function childEnvironment(environment, configuration, nodeEnv = 'production') {
  const child = { ...environment, ...configuration, NODE_ENV: nodeEnv };
  return Object.fromEntries(
    Object.entries(child).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}

function checkGroups(configuration) {
  if (configuration.CAPTCHA === 'recaptcha') requireTogether(configuration, captchaNames, 'CAPTCHA is recaptcha');
  const hasOrcid = orcidNames.some((name) => configuration[name]);
  if (hasOrcid) requireTogether(configuration, orcidNames, 'ORCID sign-in is configured');
  const hasS3 = [...s3Names, 'S3_ENDPOINT', 'S3_REGION'].some((name) => configuration[name]);
  if (hasS3) requireTogether(configuration, s3Names, 'files go to S3');
}

function checkProduction({ SECRET, PUBLIC_URL, CAPTCHA, RATE_LIMITS }) {
  if (!SECRET) fail('SECRET', 'must be set in production; make one with: openssl rand -hex 32');
  if (SECRET.startsWith(sampleSecretStart)) fail('SECRET', 'is still the sample of .env.example');
  if (new Set(SECRET).size < secretMinDistinctCharacters) fail('SECRET', 'repeats too few characters to be a secret');
  if (CAPTCHA === 'off') fail('CAPTCHA', 'cannot be off in production');
  if (RATE_LIMITS === 'off') fail('RATE_LIMITS', 'cannot be off in production');
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isLocal) fail('PUBLIC_URL', 'must begin with https:// in production');
}

function fail(name, text) {
  throw new ExpectedFailure(`${name} ${text}.`);
}
