import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screens`: the same product and browser as the journeys, only looked at. */
export default defineConfig({
  ...journeys,
  use: { ...journeys.use, trace: 'off' },
  testDir: './screens',
  outputDir: './test-results/screens',
  timeout: 120_000,
});
