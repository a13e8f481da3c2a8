import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const frameworkModules = /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|cookie|set-cookie-parser)[\\/]/;
const baseModules = /[\\/]portal[\\/]src[\\/]((i18n|lib|session)[\\/][^?]*\.tsx?|ui[\\/](?!fields)[^?]*\.tsx?|shared[\\/](page-meta|error-page)\.tsx?)$/;

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: { '~': folder('./src') } },
  build: {
    // Everything gets a hashed address: data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    // The back office is one large chunk that nobody else loads.
    chunkSizeWarningLimit: 2000,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page runs, in two files instead of thirty small ones.
                { name: 'framework', test: frameworkModules },
                { name: 'base', test: baseModules },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // Named here so that a first visit in development does not meet half-optimised modules.
    include: ['i18next', 'react-i18next', 'react-router', 'react-router/dom'],
  },
  server: { fs: { allow: [folder('.'), folder('../contract')] } },
});
