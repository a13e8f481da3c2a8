import { fileURLToPath } from 'node:url';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import { minifiedText } from './minified-text';
import { textFiles } from './text-files';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const alias = { '~': folder('./src') };

/** Files with `vi.mock`: who shares their process would find the same in the place of a module. */
export const withModulesOfTheirOwn = [
  'src/live/unread-title.test.tsx',
  'src/shared/form/submission/kept-typing-part.test.tsx',
  'src/shared/form/submission/kept-typing.test.tsx',
  'tests/navigation-renders.test.tsx',
  'tests/read-anew.test.tsx',
];

/** `*.test.tsx` runs in a browser's document, `*.test.ts` in Node. */
export default defineConfig({
  test: {
    // More than there are processors: else the last of the long files run alone.
    maxWorkers: 3,
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
      inDocument('document', {
        // Loading React, the router and what forms are made of takes longer than most facts: the files share it.
        isolate: false,
        include: ['src/**/*.test.tsx', 'tests/**/*.test.tsx'],
        exclude: ['src/admin/**', ...withModulesOfTheirOwn],
      }),
      inDocument('document by itself', { include: withModulesOfTheirOwn }),
      inDocument('back office', {
        // So do these, which load antd.
        isolate: false,
        setupFiles: ['tests/set-up-document.ts', 'tests/back-office/set-up.ts'],
        testTimeout: 20_000,
        include: ['src/admin/**/*.test.tsx'],
      }),
    ],
  },
});

/** Facts that need a browser's document, as jsdom makes it. */
function inDocument(name: string, options: UserWorkspaceConfig['test']): UserWorkspaceConfig {
  return {
    plugins: [minifiedText, textFiles],
    resolve: { alias },
    test: {
      name,
      environment: 'jsdom',
      setupFiles: ['tests/set-up-document.ts'],
      // Read as the application is, so that both find the same router.
      server: { deps: { inline: [/@refinedev\//] } },
      ...options,
    },
  };
}
