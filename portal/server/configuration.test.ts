import { expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from './configuration';

const secret = '0123456789abcdef0123456789abcdef';

test('needs a secret only', () => {
  expect(readConfiguration({ SECRET: secret })).toEqual({
    port: 3000,
    cmsUrl: 'http://127.0.0.1:1337',
    publicUrl: 'http://localhost:3000',
    secrets: [secret],
    appEnv: 'local',
    trustProxy: false,
    logLevel: 'info',
    logFormat: 'text',
    shutdownDelayMs: 0,
    metrics: { host: '127.0.0.1', port: undefined },
    captcha: 'altcha',
    hasServiceWorker: true,
    hasCdn: false,
    orcidOrigin: undefined,
    adminOrigin: 'http://localhost:1337',
  });
});

test('takes what is set, and an empty value as not set', () => {
  const given = {
    SECRET: secret,
    PORT: '8080',
    CMS_URL: '',
    TRUST_PROXY: '1',
    ORCID_ISSUER: 'https://orcid.example/oauth',
  };
  expect(readConfiguration(given)).toMatchObject({
    port: 8080,
    publicUrl: 'http://localhost:8080',
    cmsUrl: 'http://127.0.0.1:1337',
    trustProxy: true,
    orcidOrigin: 'https://orcid.example',
  });
});

test.each([
  ['SECRET', ''],
  ['SECRET', 'short'],
  ['PORT', '0'],
  ['PORT', '3000x'],
  ['PORT', '70000'],
  ['CMS_URL', 'localhost:1337'],
  ['CMS_URL', 'http://cms.example/api'],
  ['PUBLIC_URL', 'scholars.example'],
  ['PUBLIC_URL', 'ftp://scholars.example'],
  ['PUBLIC_URL', 'https://user:word@scholars.example'],
  ['APP_ENV', 'staging'],
  ['TRUST_PROXY', 'yes'],
  ['LOG_LEVEL', 'loud'],
  ['CAPTCHA', 'none'],
])('a bad %s (%j) stops it with one line that names the variable', (name, value) => {
  const read = () => readConfiguration({ SECRET: secret, [name]: value });
  expect(read).toThrow(ConfigurationError);
  expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
});
