import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.js';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts', 'src/**/__tests__/*.test.ts'],
    // What an operator does to a whole network, and seldom (scripts/test.mjs says when it is asked).
    exclude: process.env.SHORT_RUN === 'on' ? ['tests/thorough/**'] : [],
    globalSetup: ['tests/support/global-setup.ts'],
    // Strapi is one per process and keeps itself in a global.
    pool: 'forks',
    // A worker starts the CMS of one file after the other (tests/support/one-start.ts): a quarter of the whole run.
    isolate: false,
    // Each file waits for mails and databases about half of its time: with three, processors had nothing to do now and then.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    // Some start several processes, each of which makes or fills a database.
    testTimeout: 60_000,
    // These facts meet jobs that run by the clock; the run says which needed a second try, and what was wrong at first.
    retry: 1,
    // Of what was wrong at first the run says one line: whole, not its first 40 letters.
    chaiConfig: { truncateThreshold: 400 },
    // One of them makes and fills a new PostgreSQL.
    hookTimeout: 300_000,
  },
});
