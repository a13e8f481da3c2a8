import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts', 'src/**/__tests__/*.test.ts'],
    globalSetup: ['tests/support/global-setup.ts'],
    // Strapi is one per process and keeps itself in a global.
    pool: 'forks',
    maxWorkers: 2,
    testTimeout: 20_000,
    // One of them makes and fills a new PostgreSQL.
    hookTimeout: 300_000,
  },
});
