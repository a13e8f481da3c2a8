import { defineConfig } from '@playwright/test';
import journeys from './playwright.config';

/** `npm run screens`: the same product and browser as the journeys, only looked at. */
export default defineConfig({
  ...journeys,
  projects: [{ name: 'screens' }],
  testDir: './screenshots',
  outputDir: './test-results/screenshots',
  timeout: 120_000,
});
