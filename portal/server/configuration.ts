const portMax = 65535;
const secretMinLength = 32;
const logLevels = ['error', 'warn', 'info', 'debug', 'silent'] as const;

export interface Configuration {
  port: number;
  /** Origin of the CMS. */
  cmsUrl: string;
  /** Origin by which people reach the site. */
  publicUrl: string;
  /** Root secret, from which keys are derived. */
  secret: string;
  /** Folder of what must outlive the process; nothing is kept without one. */
  dataDir: string | undefined;
  appEnv: 'production' | 'local';
  /** The last entry of X-Forwarded-For is the visitor, written by our own proxy. */
  trustProxy: boolean;
  logLevel: (typeof logLevels)[number];
  captcha: 'altcha' | 'recaptcha' | 'off';
  /** Where sign-in with ORCID leads to. */
  orcidOrigin: string | undefined;
}

/** What is wrong with a variable, in one line for the person who starts the server. */
export class ConfigurationError extends Error {}

/**
 * Reads the portal's variables once, at start. An empty value counts as not set.
 *
 * @throws {ConfigurationError} names the variable, and never a secret's value
 */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const get = (name: string) => environment[name]?.trim() || undefined;
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

function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > portMax) {
    throw new ConfigurationError(`PORT must be a whole number from 1 to ${portMax}, not "${text}".`);
  }
  return port;
}

function readChoice<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  const choice = choices.find((known) => known === text);
  if (choice === undefined)
    throw new ConfigurationError(`${name} must be one of ${choices.join(', ')}, not "${text}".`);
  return choice;
}

function readCaptcha(text: string, appEnv: Configuration['appEnv']): Configuration['captcha'] {
  const captcha = readChoice('CAPTCHA', text, ['altcha', 'recaptcha', 'off']);
  if (captcha === 'off' && appEnv === 'production')
    throw new ConfigurationError('CAPTCHA cannot be off in production.');
  return captcha;
}

function readUrl(name: string, text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:') || url.username) {
    throw new ConfigurationError(`${name} must be an address that begins with http:// or https://.`);
  }
  return url;
}

function readOrigin(name: string, text: string): string {
  const url = readUrl(name, text);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw new ConfigurationError(`${name} must be an address without a path, as in https://scholars.example.`);
  }
  return url.origin;
}

function readSecret(text: string | undefined): string {
  if (!text) throw new ConfigurationError('SECRET must be set; make one with: openssl rand -hex 32.');
  if (text.length < secretMinLength) {
    throw new ConfigurationError(`SECRET must have at least ${secretMinLength} characters.`);
  }
  return text;
}
