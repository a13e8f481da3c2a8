import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { minifiedText } from './minified-text';
import { textFiles } from './text-files';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { '~': folder('./src') };

/** `*.test.tsx` runs in a browser's document, `*.test.ts` in Node. */
export default defineConfig({
  test: {
    // Vitest leaves one processor to itself, which it needs at the start alone.
    maxWorkers: 2,
    projects: [
      {
        plugins: [minifiedText, textFiles],
        resolve: { alias },
        test: {
          name: 'node',
          environment: 'node',
          // What the files share is what modules keep for the whole process, in any order (tests/module-state.test.ts).
          isolate: false,
          include: ['src/**/*.test.ts', 'server/**/*.test.ts', 'tests/**/*.test.ts', 'service-worker/*.test.ts'],
        },
      },
      {
        plugins: [minifiedText, textFiles],
        resolve: { alias },
        test: {
          name: 'document',
          environment: 'jsdom',
          // Read as the application is, so that both find the same router.
          server: { deps: { inline: [/@refinedev\//] } },
          include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
          exclude: ['src/admin/**'],
        },
      },
      {
        plugins: [minifiedText, textFiles],
        resolve: { alias },
        test: {
          name: 'back office',
          environment: 'jsdom',
          // Loading antd takes longer than most facts, so the files share it, and the document that each fact leaves empty.
          isolate: false,
          setupFiles: ['tests/back-office/set-up.ts'],
          testTimeout: 20_000,
          server: { deps: { inline: [/@refinedev\//] } },
          include: ['src/admin/**/*.test.tsx'],
        },
      },
    ],
  },
});
