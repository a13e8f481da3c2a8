const portMax = 65535;
const secretMinLength = 32;
/** @type {readonly Configuration['logLevel'][]} */
const logLevels = ['error', 'warn', 'info', 'debug', 'silent'];

/**
 * @typedef {object} Configuration
 * @property {number} port
 * @property {string} cmsUrl origin of the CMS
 * @property {string} publicUrl origin by which people reach the site
 * @property {string} secret root secret, from which keys are derived
 * @property {string | undefined} dataDir folder of what must outlive the process; nothing is kept without one
 * @property {'production' | 'local'} appEnv
 * @property {boolean} trustProxy the last entry of X-Forwarded-For is the visitor, written by our own proxy
 * @property {'error' | 'warn' | 'info' | 'debug' | 'silent'} logLevel
 * @property {'altcha' | 'recaptcha' | 'off'} captcha
 * @property {string | undefined} orcidOrigin where sign-in with ORCID leads to
 */

/** What is wrong with a variable, in one line for the person who starts the server. */
export class ConfigurationError extends Error {}

/**
 * Reads the portal's variables once, at start. An empty value counts as not set.
 *
 * @param {Record<string, string | undefined>} environment
 * @returns {Configuration}
 * @throws {ConfigurationError} names the variable, and never a secret's value
 */
export function readConfiguration(environment) {
  /** @param {string} name */
  const get = (name) => environment[name]?.trim() || undefined;
  const port = readPort(get('PORT') ?? '3000');
  const appEnv = readChoice('APP_ENV', get('APP_ENV') ?? 'local', ['production', 'local']);
  const orcidIssuer = get('ORCID_ISSUER');
  return {
    port,
    cmsUrl: readOrigin('CMS_URL', get('CMS_URL') ?? 'http://127.0.0.1:1337'),
    publicUrl: readOrigin('PUBLIC_URL', get('PUBLIC_URL') ?? `http://localhost:${port}`),
    secret: readSecret(get('SECRET')),
    dataDir: get('DATA_DIR'),
    appEnv,
    trustProxy: readChoice('TRUST_PROXY', get('TRUST_PROXY') ?? '0', ['0', '1']) === '1',
    logLevel: readChoice('LOG_LEVEL', get('LOG_LEVEL') ?? 'info', logLevels),
    captcha: readCaptcha(get('CAPTCHA') ?? 'altcha', appEnv),
    orcidOrigin: orcidIssuer && readUrl('ORCID_ISSUER', orcidIssuer).origin,
  };
}

/** @param {string} text */
function readPort(text) {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > portMax) {
    throw new ConfigurationError(`PORT must be a whole number from 1 to ${portMax}, not "${text}".`);
  }
  return port;
}

/**
 * @template {string} Choice
 * @param {string} name
 * @param {string} text
 * @param {readonly Choice[]} choices
 * @returns {Choice}
 */
function readChoice(name, text, choices) {
  const choice = choices.find((known) => known === text);
  if (choice === undefined)
    throw new ConfigurationError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}

/** @param {string} text @param {Configuration['appEnv']} appEnv */
function readCaptcha(text, appEnv) {
  const captcha = readChoice('CAPTCHA', text, ['altcha', 'recaptcha', 'off']);
  if (captcha === 'off' && appEnv === 'production')
    throw new ConfigurationError('CAPTCHA cannot be off in production.');
  return captcha;
}

/** @param {string} name @param {string} text */
function readUrl(name, text) {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username) {
    throw new ConfigurationError(`${name} must be an address that begins with http:// or https://.`);
  }
  return url;
}

/** @param {string} name @param {string} text */
function readOrigin(name, text) {
  const url = readUrl(name, text);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigurationError(`${name} must be an address without a path, as in https://scholars.example.`);
  }
  return url.origin;
}

/** @param {string | undefined} text */
function readSecret(text) {
  if (!text) throw new ConfigurationError('SECRET must be set; make one with: openssl rand -hex 32.');
  if (text.length < secretMinLength) {
    throw new ConfigurationError(`SECRET must have at least ${secretMinLength} characters.`);
  }
  return text;
}
