import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';

// Every worker reads this file; the servers are started once, with the first one's values.
process.env.E2E_PORT ??= '3310';
process.env.E2E_CMS_PORT ??= '3311';
process.env.E2E_SMTP_PORT ??= '3312';
process.env.E2E_OPENID_PORT ??= '3313';
process.env.E2E_IMPORT_PORT ??= '3314';
process.env.E2E_DATA_DIR ??= mkdtempSync(join(tmpdir(), 'scholars-e2e-'));
const { E2E_PORT, E2E_CMS_PORT, E2E_SMTP_PORT, E2E_OPENID_PORT, E2E_IMPORT_PORT, E2E_DATA_DIR } = process.env;
const baseURL = `http://localhost:${E2E_PORT}`;
const openIdClient = {
  ORCID_ISSUER: `http://127.0.0.1:${E2E_OPENID_PORT}`,
  ORCID_CLIENT_ID: 'scholars',
  ORCID_CLIENT_SECRET: 'the-secret-of-the-client-0123456789',
};

/** Journeys in a real browser through the whole product, as `npm start` starts it, on a new database. */
export default defineConfig({
  testDir: './e2e',
  outputDir: './test-results',
  fullyParallel: true,
  forbidOnly: process.env.CI === 'true',
  // Each of them waits for mails, animations and servers about a third of its time.
  workers: 3,
  timeout: 60_000,
  // One of hundreds that failed where the machine stood still is walked once more; the run says how many there were.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL,
    // Journeys that answer in the network's place would not see what the worker asks for; offline.spec.ts is with it.
    serviceWorkers: 'block',
    // A trace of every test costs a quarter of the whole run: `--trace on` makes one where it is looked for.
    trace: 'off',
    // A browser's context made anew for each journey costs a quarter of the whole run; all that it stores is cleared.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--disable-quic',
        // No page lives long enough to gain by compilers that make its scripts faster in time.
        '--js-flags=--no-opt,--no-maglev',
      ],
    },
  },
  projects: [
    { name: 'journeys', teardown: 'log' },
    { name: 'log', testMatch: 'log-leaks.teardown.ts' },
  ],
  webServer: [
    {
      command: 'node e2e/smtp-sink.mjs',
      port: Number(E2E_SMTP_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { E2E_SMTP_PORT, E2E_DATA_DIR },
    },
    {
      command: 'node e2e/openid-provider.mjs',
      port: Number(E2E_OPENID_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { ...openIdClient, PUBLIC_URL: baseURL },
    },
    {
      command: 'node e2e/import-service.mjs',
      port: Number(E2E_IMPORT_PORT),
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
      env: { E2E_IMPORT_PORT },
    },
    {
      // After the journeys, its log is searched for what it must not hold (log-leaks.teardown.ts).
      command: `node ../scripts/start.mjs > '${E2E_DATA_DIR}/product.log'`,
      url: `${baseURL}/readyz`,
      timeout: 600_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
      env: {
        PORT: E2E_PORT,
        CMS_PORT: E2E_CMS_PORT,
        PUBLIC_URL: baseURL,
        CMS_URL: `http://127.0.0.1:${E2E_CMS_PORT}`,
        DATA_DIR: E2E_DATA_DIR,
        RATE_LIMITS: 'off',
        // As many tries of the same kind as ever, in a hundredth of the time.
        CAPTCHA_COST: '50',
        SEED: 'demo',
        LOG_LEVEL: 'info',
        LOG_FORMAT: 'json',
        SMTP_URL: `smtp://127.0.0.1:${E2E_SMTP_PORT}`,
        ...openIdClient,
        ORCID_API_URL: `http://127.0.0.1:${E2E_IMPORT_PORT}/v3.0`,
        DOI_API_URL: `http://127.0.0.1:${E2E_IMPORT_PORT}/works`,
      },
    },
  ],
});
