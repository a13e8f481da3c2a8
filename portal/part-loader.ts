import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const own = fileURLToPath(new URL('./src/lib/load-part.ts', import.meta.url));

/** Has the build load parts of pages by `load-part.ts`, which outlives a lost connection, and not by Vite's own loader. */
export const partLoader: Plugin = {
  name: 'part-loader',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => `export { loadPart as __vitePreload } from ${JSON.stringify(own)};`,
  },
};
