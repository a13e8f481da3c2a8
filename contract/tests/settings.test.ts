import { describe, expect, it } from 'vitest';
import {
  ConfigurationError,
  readSettings,
  requireSecret,
  requireWholeGroups,
  s3Of,
  secretsOf,
} from '../src/settings.js';

const secret = '0123456789abcdef0123456789abcdef';

describe('settings', () => {
  it('have a default where nothing is set, or something empty', () => {
    const bare = readSettings({ CMS_PORT: '', DISK_RESERVE_MB: ' ' });
    expect(bare).toMatchObject({
      APP_ENV: 'local',
      PORT: 3000,
      CMS_PORT: 1337,
      PUBLIC_URL: 'http://localhost:3000',
      CMS_URL: 'http://127.0.0.1:1337',
      CMS_ADMIN_URL: 'http://localhost:1337/admin',
      CMS_ADMIN: 'on',
      SEED: 'demo',
      CAPTCHA: 'altcha',
      CAPTCHA_COST: 5000,
      COORDINATOR_SECOND_FACTOR: 'optional',
      RATE_LIMITS: 'on',
      DISK_RESERVE_MB: 100,
      PASSPORT_RETENTION_DAYS: 90,
      APPLICATION_CV_RETENTION_DAYS: 180,
      MAIL_FROM: 'no-reply@localhost',
      LOG_LEVEL: 'info',
      LOG_FORMAT: 'text',
      SHUTDOWN_DELAY_SECONDS: 0,
      METRICS_HOST: '127.0.0.1',
      TRUST_PROXY: '0',
    });
    expect([bare.SECRET, bare.DATA_DIR, bare.DATABASE_URL, bare.SMTP_URL, bare.ORCID_ISSUER]).toEqual(
      Array(5).fill(undefined),
    );
    expect([bare.METRICS_PORT, bare.CMS_METRICS_PORT]).toEqual([undefined, undefined]);
  });

  it('follow each other', () => {
    expect(
      readSettings({ APP_ENV: 'production', SECRET: secret, PUBLIC_URL: 'https://www.scholars.example/' }),
    ).toMatchObject({
      PUBLIC_URL: 'https://www.scholars.example',
      MAIL_FROM: 'no-reply@scholars.example',
      SEED: 'base',
      LOG_FORMAT: 'json',
    });
    expect(readSettings({ PORT: '8080', CMS_PORT: '0' })).toMatchObject({
      CMS_PORT: 0,
      PUBLIC_URL: 'http://localhost:8080',
    });
  });

  it.each([
    ['127.0.0.1', 'http://127.0.0.1:1337'],
    ['0.0.0.0', 'http://127.0.0.1:1337'],
    ['::', 'http://127.0.0.1:1337'],
    ['10.0.0.5', 'http://10.0.0.5:1337'],
    ['fd00::5', 'http://[fd00::5]:1337'],
    ['localhost', 'http://localhost:1337'],
  ])('have a CMS that listens on %s found at %s', (CMS_HOST, CMS_URL) => {
    expect(readSettings({ CMS_HOST })).toMatchObject({ CMS_HOST, CMS_URL });
    expect(readSettings({ CMS_HOST, CMS_URL: 'http://cms:1337' }).CMS_URL).toBe('http://cms:1337');
  });

  it.each([
    ['APP_ENV', 'staging'],
    ['PORT', '0'],
    ['PORT', '3000x'],
    ['CMS_PORT', '65536'],
    ['CMS_PORT', '-1'],
    ['PUBLIC_URL', 'scholars.example'],
    ['PUBLIC_URL', 'https://user:word@scholars.example'],
    ['CMS_URL', 'http://cms.example/api'],
    ['CMS_ADMIN', 'no'],
    ['CMS_ADMIN_URL', 'desk.scholars.example'],
    ['TRUST_PROXY', 'yes'],
    ['LOG_LEVEL', 'loud'],
    ['LOG_FORMAT', 'xml'],
    ['METRICS_PORT', '3000'],
    ['METRICS_PORT', 'on'],
    ['CMS_METRICS_PORT', '1337'],
    ['SHUTDOWN_DELAY_SECONDS', '61'],
    ['SHUTDOWN_DELAY_SECONDS', '1.5'],
    ['SECRET', 'short'],
    ['DISK_RESERVE_MB', '1.5'],
    ['PASSPORT_RETENTION_DAYS', '-1'],
    ['APPLICATION_CV_RETENTION_DAYS', 'never'],
    ['DATABASE_URL', 'mysql://localhost/scholars'],
    ['DATABASE_URL', 'postgres://scholars:pass-word@localhost:5432'],
    ['SEED', 'all'],
    ['RATE_LIMITS', '1'],
    ['COORDINATOR_SECOND_FACTOR', 'on'],
    ['CAPTCHA', 'none'],
    ['CAPTCHA_COST', '0'],
    ['CAPTCHA_COST', '100001'],
    ['RECAPTCHA_VERIFY_URL', 'ftp://verifier.example'],
    ['SMTP_URL', 'http://pass-word@localhost'],
    ['MAIL_FROM', 'Scholars <no-reply@scholars.example>'],
    ['ORCID_ISSUER', 'orcid.org'],
    ['S3_ENDPOINT', 's3.example'],
    ['S3_ENDPOINT', 'https://s3.example/files'],
    ['S3_BUCKET', 'Files_Of_Scholars'],
    ['S3_BUCKET', '../files'],
    ['S3_REGION', 'eu central'],
    ['CDN_PURGE', 'varnish'],
    ['CDN_PURGE_URL', 'api.cdn.example/pass-word'],
  ])('refuse a bad %s (%j) in one line that names it', (name, value) => {
    const read = () => readSettings({ [name]: value });
    expect(read).toThrow(ConfigurationError);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
    expect(read).not.toThrow(/pass-word/);
  });

  it.each([
    ['RECAPTCHA_SECRET', { CAPTCHA: 'recaptcha', RECAPTCHA_SITE_KEY: 'key' }],
    ['ORCID_ISSUER', { ORCID_CLIENT_ID: 'id', ORCID_CLIENT_SECRET: 'word' }],
    ['S3_BUCKET', { S3_REGION: 'me-south-1' }],
    ['S3_SECRET_KEY', { S3_BUCKET: 'scholars', S3_ACCESS_KEY: 'key', S3_REGION: 'me-south-1' }],
    ['S3_REGION', { S3_BUCKET: 'scholars', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'word' }],
    ['CDN_PURGE_URL', { CDN_PURGE: 'cloudflare', CDN_PURGE_TOKEN: 'word' }],
    ['CDN_PURGE_TOKEN', { CDN_PURGE: 'fastly', CDN_PURGE_URL: 'https://api.cdn.example/purge' }],
  ])('refuse a group without its %s', (name, environment) => {
    expect(() => requireWholeGroups(readSettings(environment))).toThrow(new RegExp(`^${name} must be set too`));
  });

  it('have figures on ports of their own, or on any that is free', () => {
    const ports = { METRICS_PORT: '9464', CMS_METRICS_PORT: '9464' };
    expect(() => readSettings(ports)).toThrow(/^CMS_METRICS_PORT must differ from METRICS_PORT\.$/);
    expect(readSettings({ CMS_PORT: '0', METRICS_PORT: '0', CMS_METRICS_PORT: '0' })).toMatchObject({
      METRICS_PORT: 0,
    });
  });

  it.each([
    ['SECRET', { SECRET: undefined }],
    ['SECRET', { SECRET: 'replace-this-with-the-output-of-openssl-rand-hex-32' }],
    ['SECRET', { SECRET: 'a'.repeat(40) }],
    ['CAPTCHA', { CAPTCHA: 'off' }],
    ['CAPTCHA_COST', { CAPTCHA_COST: '999' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://scholars.example' }],
  ])('refuse in production what is for a trial: %s (%j)', (name, changes) => {
    const environment = { APP_ENV: 'production', SECRET: secret, PUBLIC_URL: 'https://scholars.example', ...changes };
    expect(() => readSettings(environment)).toThrow(new RegExp(`^${name} [^\\n]+\\.$`));
  });

  it('say that files live in S3 only where a bucket is named, and in which region of a server that has none', () => {
    expect(s3Of(readSettings({}))).toBeUndefined();
    const named = { S3_BUCKET: 'scholars', S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'word' };
    expect(s3Of(readSettings({ ...named, S3_ENDPOINT: 'http://files:9000/' }))).toEqual({
      bucket: 'scholars',
      endpoint: 'http://files:9000',
      region: 'us-east-1',
      accessKeyId: 'key',
      secretAccessKey: 'word',
    });
  });

  it('need a secret where nobody makes one', () => {
    expect(() => requireSecret(readSettings({}))).toThrow(/^SECRET must be set/);
    expect(requireSecret(readSettings({ SECRET: secret }))).toBe(secret);
  });

  it('accept former secrets beside it, each as long', () => {
    const former = 'fedcba9876543210fedcba9876543210';
    expect(secretsOf(readSettings({ SECRET: secret }))).toEqual([secret]);
    expect(secretsOf(readSettings({ SECRET: secret, SECRET_FALLBACKS: `${former}, , ${former}2,` }))).toEqual([
      secret,
      former,
      `${former}2`,
    ]);
    expect(() => readSettings({ SECRET_FALLBACKS: `${former},short` })).toThrow(/^SECRET_FALLBACKS must have/);
  });
});
