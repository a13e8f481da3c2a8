import { defineConfig } from '@playwright/test';
import { browserNames } from './e2e/browsers/driver';

// Ports and a folder of its own, so that it runs beside the other journeys.
process.env.E2E_PORT ??= '3330';
process.env.E2E_CMS_PORT ??= '3331';
process.env.E2E_SMTP_PORT ??= '3332';
process.env.E2E_OPENID_PORT ??= '3333';
process.env.E2E_IMPORT_PORT ??= '3334';

// Read after them: it takes what is set already.
const { default: journeys } = await import('./playwright.config');

/** `npm run test:browsers`: the same product as for the other journeys, in Firefox and in WebKit. */
export default defineConfig({
  ...journeys,
  testDir: './e2e/browsers',
  testMatch: '**/*.journey.ts',
  outputDir: './test-results/browsers',
  // One for each browser.
  workers: browserNames.length,
  timeout: 120_000,
  use: { baseURL: journeys.use?.baseURL },
  projects: browserNames.map((name) => ({
    name,
    testIgnore: name === 'firefox' ? [] : '**/without-script.journey.ts',
  })),
});
