/*
 * Every variable that the product reads from its environment: name, rule, default, and what is said of a bad one. CMS,
 * portal and the scripts that start them read it here and nowhere else. It is JavaScript, because scripts read it
 * before anything is installed or built.
 */

const portMax = 65_535;
/** Below, sending a form many times costs next to nothing. */
const captchaCostMin = 1000;
const secretMinLength = 32;
const secretMinDistinctCharacters = 10;
/** How the sample in `.env.example` begins. */
const sampleSecretStart = 'replace-this';

/** @typedef {Readonly<Record<string, string | undefined>>} Environment */

/** What is wrong with a variable, in one line that names it. It never repeats a value that may be secret. */
export class ConfigurationError extends Error {}

/**
 * Reads every variable. An empty value counts as not set. NODE_ENV is for whoever starts the product, and decides
 * APP_ENV.
 *
 * @param {Environment} environment
 * @throws {ConfigurationError}
 */
export function readSettings(environment) {
  const get = (/** @type {string} */ name) => environment[name]?.trim() || undefined;
  const url = (/** @type {string} */ name) => readUrl(name, get(name));
  const origin = (/** @type {string} */ name) => readOrigin(name, get(name));
  const APP_ENV = readChoice('APP_ENV', get('APP_ENV'), ['production', 'local']) ?? 'local';
  const PORT = readPort('PORT', get('PORT')) ?? 3000;
  // 0 is any port that is free.
  const CMS_PORT = readPort('CMS_PORT', get('CMS_PORT'), 0) ?? 1337;
  const CMS_HOST = get('CMS_HOST') ?? '127.0.0.1';
  const PUBLIC_URL = origin('PUBLIC_URL') ?? `http://localhost:${PORT}`;
  const settings = {
    APP_ENV,
    PORT,
    CMS_PORT,
    PUBLIC_URL,
    CMS_URL: origin('CMS_URL') ?? addressHere(CMS_HOST, CMS_PORT),
    CMS_HOST,
    CMS_ADMIN: readSwitch('CMS_ADMIN', get('CMS_ADMIN')),
    CMS_ADMIN_URL: url('CMS_ADMIN_URL') ?? `http://localhost:${CMS_PORT}/admin`,
    TRUST_PROXY: readChoice('TRUST_PROXY', get('TRUST_PROXY'), ['0', '1']) ?? '0',
    LOG_LEVEL: readChoice('LOG_LEVEL', get('LOG_LEVEL'), ['error', 'warn', 'info', 'debug', 'silent']) ?? 'info',
    LOG_FORMAT:
      readChoice('LOG_FORMAT', get('LOG_FORMAT'), ['text', 'json']) ?? (APP_ENV === 'production' ? 'json' : 'text'),
    METRICS_PORT: readPort('METRICS_PORT', get('METRICS_PORT'), 0),
    CMS_METRICS_PORT: readPort('CMS_METRICS_PORT', get('CMS_METRICS_PORT'), 0),
    METRICS_HOST: get('METRICS_HOST') ?? '127.0.0.1',
    SHUTDOWN_DELAY_SECONDS: readWholeNumber('SHUTDOWN_DELAY_SECONDS', get('SHUTDOWN_DELAY_SECONDS'), { max: 60 }) ?? 0,
    SECRET: readSecret('SECRET', get('SECRET')),
    SECRET_FALLBACKS: readFallbacks(get('SECRET_FALLBACKS')),
    DATA_DIR: get('DATA_DIR'),
    DISK_RESERVE_MB: readWholeNumber('DISK_RESERVE_MB', get('DISK_RESERVE_MB')) ?? 100,
    DATABASE_URL: readDatabaseUrl('DATABASE_URL', get('DATABASE_URL')),
    SEED: readChoice('SEED', get('SEED'), ['demo', 'base', 'none']) ?? (APP_ENV === 'production' ? 'base' : 'demo'),
    PASSPORT_RETENTION_DAYS: readWholeNumber('PASSPORT_RETENTION_DAYS', get('PASSPORT_RETENTION_DAYS')) ?? 90,
    APPLICATION_CV_RETENTION_DAYS:
      readWholeNumber('APPLICATION_CV_RETENTION_DAYS', get('APPLICATION_CV_RETENTION_DAYS')) ?? 180,
    COORDINATOR_SECOND_FACTOR:
      readChoice('COORDINATOR_SECOND_FACTOR', get('COORDINATOR_SECOND_FACTOR'), ['off', 'optional', 'required']) ??
      'optional',
    RATE_LIMITS: readSwitch('RATE_LIMITS', get('RATE_LIMITS')),
    CAPTCHA: readChoice('CAPTCHA', get('CAPTCHA'), ['altcha', 'recaptcha', 'off']) ?? 'altcha',
    CAPTCHA_COST: readWholeNumber('CAPTCHA_COST', get('CAPTCHA_COST'), { min: 1, max: 100_000 }) ?? 5000,
    RECAPTCHA_SITE_KEY: get('RECAPTCHA_SITE_KEY'),
    RECAPTCHA_SECRET: get('RECAPTCHA_SECRET'),
    RECAPTCHA_VERIFY_URL: url('RECAPTCHA_VERIFY_URL') ?? 'https://www.google.com/recaptcha/api/siteverify',
    SERVICE_WORKER: readSwitch('SERVICE_WORKER', get('SERVICE_WORKER')),
    SMTP_URL: readUrl('SMTP_URL', get('SMTP_URL'), ['smtp', 'smtps']),
    MAIL_FROM: readMailAddress('MAIL_FROM', get('MAIL_FROM')) ?? `no-reply@${mailDomainOf(PUBLIC_URL)}`,
    VAPID_PUBLIC_KEY: readKey('VAPID_PUBLIC_KEY', get('VAPID_PUBLIC_KEY'), 87),
    VAPID_PRIVATE_KEY: readKey('VAPID_PRIVATE_KEY', get('VAPID_PRIVATE_KEY'), 43),
    PUSH_TEST_SERVICE: origin('PUSH_TEST_SERVICE'),
    ORCID_ISSUER: url('ORCID_ISSUER'),
    ORCID_CLIENT_ID: get('ORCID_CLIENT_ID'),
    ORCID_CLIENT_SECRET: get('ORCID_CLIENT_SECRET'),
    ORCID_API_URL: url('ORCID_API_URL'),
    DOI_API_URL: url('DOI_API_URL'),
    S3_BUCKET: readBucket('S3_BUCKET', get('S3_BUCKET')),
    S3_ENDPOINT: origin('S3_ENDPOINT'),
    S3_REGION: readRegion('S3_REGION', get('S3_REGION')),
    S3_ACCESS_KEY: get('S3_ACCESS_KEY'),
    S3_SECRET_KEY: get('S3_SECRET_KEY'),
    CDN_PURGE: readChoice('CDN_PURGE', get('CDN_PURGE'), ['none', 'cloudflare', 'fastly']) ?? 'none',
    CDN_PURGE_URL: url('CDN_PURGE_URL'),
    CDN_PURGE_TOKEN: get('CDN_PURGE_TOKEN'),
  };
  requireOwnPorts(settings);
  if (APP_ENV === 'production') checkProduction(settings);
  return settings;
}

/** @typedef {ReturnType<typeof readSettings>} Settings */

/**
 * Where this machine reaches what listens on an address of its own, or on all of them.
 *
 * @param {string} host @param {number} port
 */
export function addressHere(host, port) {
  if (host === '0.0.0.0' || host === '::') return `http://127.0.0.1:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Where it is not set, `npm start` makes one; CMS and portal, started by themselves, do not.
 *
 * @param {Pick<Settings, 'SECRET'>} settings
 */
export function requireSecret({ SECRET }) {
  if (!SECRET) fail('SECRET', 'must be set; make one with: openssl rand -hex 32');
  return SECRET;
}

/**
 * Half a group of settings would fail only when somebody first uses it. For who uses it: the portal is given no secret
 * of others.
 *
 * @param {Settings} settings
 */
export function requireWholeGroups({ CAPTCHA, ...settings }) {
  const { RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET } = settings;
  const { ORCID_ISSUER, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET } = settings;
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY } = settings;
  const { S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_ENDPOINT, S3_REGION } = settings;
  if (CAPTCHA === 'recaptcha') requireTogether({ RECAPTCHA_SITE_KEY, RECAPTCHA_SECRET }, 'CAPTCHA is recaptcha');
  if (ORCID_ISSUER || ORCID_CLIENT_ID || ORCID_CLIENT_SECRET)
    requireTogether({ ORCID_ISSUER, ORCID_CLIENT_ID, ORCID_CLIENT_SECRET }, 'ORCID sign-in is configured');
  if (VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY)
    requireTogether({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }, 'push messages are configured');
  if (S3_BUCKET || S3_ACCESS_KEY || S3_SECRET_KEY || S3_ENDPOINT || S3_REGION)
    requireTogether({ S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY }, 'files go to S3');
  if (S3_BUCKET && !S3_ENDPOINT)
    requireTogether({ S3_REGION }, 'files go to S3 of Amazon, as S3_ENDPOINT names no other');
  const { CDN_PURGE, CDN_PURGE_URL, CDN_PURGE_TOKEN } = settings;
  if (CDN_PURGE !== 'none') requireTogether({ CDN_PURGE_URL, CDN_PURGE_TOKEN }, `CDN_PURGE is ${CDN_PURGE}`);
}

/** Where files are kept in S3, and by whose right. @typedef {{ bucket: string, endpoint: string | undefined, region: string, accessKeyId: string, secretAccessKey: string }} S3Settings */

/**
 * The S3 that files live in; nothing where they live in DATA_DIR.
 *
 * @param {Pick<Settings, 'S3_BUCKET' | 'S3_ENDPOINT' | 'S3_REGION' | 'S3_ACCESS_KEY' | 'S3_SECRET_KEY'>} settings whole,
 *   as `requireWholeGroups` has judged
 * @returns {S3Settings | undefined}
 */
export function s3Of({ S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY, S3_SECRET_KEY }) {
  if (!S3_BUCKET || !S3_ACCESS_KEY || !S3_SECRET_KEY) return undefined;
  return {
    bucket: S3_BUCKET,
    endpoint: S3_ENDPOINT,
    // What servers call theirs that have none.
    region: S3_REGION ?? 'us-east-1',
    accessKeyId: S3_ACCESS_KEY,
    secretAccessKey: S3_SECRET_KEY,
  };
}

/** @param {Environment} group @param {string} reason */
function requireTogether(group, reason) {
  const missing = Object.keys(group).find((name) => !group[name]);
  if (missing) fail(missing, `must be set too: ${reason}`);
}

/**
 * Figures stand where no visitor gets.
 *
 * @param {Pick<Settings, 'PORT' | 'CMS_PORT' | 'METRICS_PORT' | 'CMS_METRICS_PORT'>} ports
 */
function requireOwnPorts({ METRICS_PORT, CMS_METRICS_PORT, ...others }) {
  const taken = Object.entries(others);
  for (const [name, port] of Object.entries({ METRICS_PORT, CMS_METRICS_PORT })) {
    const [other] = taken.find(([, one]) => port && one === port) ?? [];
    if (other) fail(name, `must differ from ${other}`);
    taken.push([name, port ?? 0]);
  }
}

/**
 * The root secret, and after it those that are still accepted: keys that open are derived from each, keys that close
 * from the first.
 *
 * @param {Pick<Settings, 'SECRET' | 'SECRET_FALLBACKS'>} settings
 * @returns {[string, ...string[]]}
 */
export function secretsOf(settings) {
  return [requireSecret(settings), ...settings.SECRET_FALLBACKS];
}

/** @param {Settings} settings */
function checkProduction({ SECRET, PUBLIC_URL, CAPTCHA, CAPTCHA_COST, RATE_LIMITS, PUSH_TEST_SERVICE }) {
  if (!SECRET) fail('SECRET', 'must be set in production; make one with: openssl rand -hex 32');
  if (SECRET.startsWith(sampleSecretStart)) fail('SECRET', 'is still the sample of .env.example');
  if (new Set(SECRET).size < secretMinDistinctCharacters) fail('SECRET', 'repeats too few characters to be a secret');
  if (CAPTCHA === 'off') fail('CAPTCHA', 'cannot be off in production');
  if (CAPTCHA_COST < captchaCostMin) fail('CAPTCHA_COST', `must be at least ${captchaCostMin} in production`);
  if (RATE_LIMITS === 'off') fail('RATE_LIMITS', 'cannot be off in production');
  if (PUSH_TEST_SERVICE) fail('PUSH_TEST_SERVICE', 'is for tests, and cannot be set in production');
  const { protocol, hostname } = new URL(PUBLIC_URL);
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  if (protocol !== 'https:' && !isLocal) fail('PUBLIC_URL', 'must begin with https:// in production');
}

/** @param {string} name @param {string | undefined} text */
function readPort(name, text, min = 1) {
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < min || port > portMax)
    fail(name, `must be a whole number from ${min} to ${portMax}, not "${text}"`);
  return port;
}

/** @param {string} name @param {string | undefined} text */
function readWholeNumber(name, text, { min = 0, max = 999_999 } = {}) {
  if (text === undefined) return undefined;
  if (!/^\d{1,6}$/.test(text)) fail(name, `must be a whole number, not "${text}"`);
  if (Number(text) < min) fail(name, `must be at least ${min}, not "${text}"`);
  if (Number(text) > max) fail(name, `must be at most ${max}, not "${text}"`);
  return Number(text);
}

/**
 * @template {string} Choice
 * @param {string} name @param {string | undefined} text @param {readonly Choice[]} choices
 */
function readChoice(name, text, choices) {
  if (text === undefined) return undefined;
  return choices.find((choice) => choice === text) ?? fail(name, `must be one of ${choices.join(', ')}, not "${text}"`);
}

/** @param {string} name @param {string | undefined} text */
function readSwitch(name, text) {
  return readChoice(name, text, ['on', 'off']) ?? 'on';
}

/** @param {string} name @param {string | undefined} text */
function readSecret(name, text) {
  if (text && text.length < secretMinLength) fail(name, `must have at least ${secretMinLength} characters`);
  return text;
}

/** Secrets that open what they once closed, and close nothing. @param {string | undefined} text */
function readFallbacks(text) {
  const secrets = (text ?? '').split(',').map((secret) => secret.trim());
  return secrets.flatMap((secret) => readSecret('SECRET_FALLBACKS', secret) || []);
}

/**
 * A key in base64url without padding.
 *
 * @param {string} name @param {string | undefined} text @param {number} length in characters
 */
function readKey(name, text, length) {
  if (text !== undefined && !(/^[\w-]+$/.test(text) && text.length === length))
    fail(name, `must have ${length} characters of base64url; make a pair with: npx web-push generate-vapid-keys`);
  return text;
}

/**
 * The address as it was written. A refusal does not repeat it: a database's or a mail server's holds its password.
 *
 * @param {string} name @param {string | undefined} text
 */
function readUrl(name, text, schemes = ['http', 'https']) {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url?.hostname || !schemes.includes(url.protocol.slice(0, -1)))
    fail(name, `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`);
  return text;
}

/** @param {string} name @param {string | undefined} text */
function readOrigin(name, text) {
  const address = readUrl(name, text);
  if (address === undefined) return undefined;
  const { origin, pathname, search, hash, username } = new URL(address);
  if (pathname !== '/' || search || hash || username)
    fail(name, 'must be an address without a path, as in https://scholars.example');
  return origin;
}

/** @param {string} name @param {string | undefined} text */
function readDatabaseUrl(name, text) {
  const address = readUrl(name, text, ['postgres', 'postgresql']);
  if (address !== undefined && new URL(address).pathname.length < 2)
    fail(name, "must end with the database's name, as in postgres://user:password@host:5432/name");
  return address;
}

/** By the rules of S3, which the name may be part of a host in. @param {string} name @param {string | undefined} text */
function readBucket(name, text) {
  if (text !== undefined && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(text))
    fail(name, 'must be the name of a bucket: 3 to 63 small letters, digits, dots and hyphens');
  return text;
}

/** @param {string} name @param {string | undefined} text */
function readRegion(name, text) {
  if (text !== undefined && !/^[\w-]{1,64}$/.test(text)) fail(name, 'must be the name of a region, as in eu-central-1');
  return text;
}

/** One plain address; its name is no part of it. @param {string} name @param {string | undefined} text */
function readMailAddress(name, text) {
  if (text !== undefined && !/^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/.test(text))
    fail(name, 'must be one e-mail address without a name, as in no-reply@scholars.example');
  return text;
}

/**
 * A host without a domain cannot stand in an address; then mails are for reading on this machine anyway.
 *
 * @param {string} url
 */
function mailDomainOf(url) {
  const { hostname } = new URL(url);
  return /^[a-z][a-z0-9.-]*$/i.test(hostname) ? hostname.replace(/^www\./, '') : 'localhost';
}

/** @param {string} name @param {string} problem @returns {never} */
function fail(name, problem) {
  throw new ConfigurationError(`${name} ${problem}.`);
}
