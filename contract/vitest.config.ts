import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    maxWorkers: 2,
    // The contract keeps nothing that one file could leave to another.
    isolate: false,
  },
});
