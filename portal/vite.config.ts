import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { minifiedText } from './minified-text';
import { partLoader } from './part-loader';
import { reactInPieces } from './react-in-pieces';
import { unmarkRootStyles } from './server/root-styles';
import { serviceWorkerBuild } from './service-worker-build';
import { textFiles } from './text-files';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const frameworkModules =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|cookie|set-cookie-parser)[\\/]/;
// The rules of the frame's form come with the first use of it, as those of every form. The blocks are those that pages
// of forms show too: in the forms' script every page of blocks would load that as well.
const baseModules = new RegExp(
  [
    String.raw`[\\/]portal[\\/]src[\\/](${[
      String.raw`root\.tsx`,
      String.raw`(i18n|lib|session|shell(?![^?]*-rules))[\\/][^?]*\.tsx?`,
      String.raw`ui[\\/](fields[\\/](field|text-field|checkbox-field)|(?!fields|facet-group|pagination)[^?]*)\.tsx?`,
      String.raw`shared[\\/](page-meta|page-handle|error-page)\.tsx?`,
      String.raw`public[\\/]pages[\\/]blocks[\\/](block-section|cards|questions|steps|text-block)\.tsx`,
    ].join('|')})$`,
    String.raw`[\\/]contract[\\/]dist[\\/](locale|format|limits|thematic-area-slugs|fixed-values)\.js$`,
  ].join('|'),
);
// Dates and passwords are asked for on few pages. What asks for typing to be kept is of forms of two kinds.
const fieldModules =
  /[\\/]portal[\\/]src[\\/](ui[\\/]fields[\\/](?!date[\\/]|password|sort-select)|shared[\\/]form[\\/]submission[\\/](use-kept-typing|typing-place))/;
// Judging and dates both need them; in the dates' file every form would load that.
const messageModules = /[\\/]contract[\\/]dist[\\/](messages|typed-text)\.js$/;
const dateModules =
  /[\\/](portal[\\/]src[\\/]ui[\\/]fields[\\/]date[\\/](date-field|typed-parts)|contract[\\/]dist[\\/]typed-date\.js$)/;
// What keeps what is typed comes once somebody types.
const submissionModules =
  /[\\/]portal[\\/]src[\\/]shared[\\/]form[\\/]submission[\\/](?!(use-)?kept-typing|tab-typing|typing-place)/;
// Small, and on pages together.
const linkModules = /[\\/]portal[\\/]src[\\/]shared[\\/]links[\\/](external-link|web-address)/;
// What stands around the two forms that are letters.
const paperModules = /[\\/]portal[\\/]src[\\/]public[\\/](pages[\\/](paper-page|form-blocks)|contact[\\/]reach-us)/;

/**
 * The router's package names its development build, which carries the texts of its warnings, for every use; browsers
 * get the other one.
 */
const routerWithoutWarnings: Plugin = {
  name: 'router-without-warnings',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  async resolveId(source, importer, options) {
    if (!/^react-router(\/|$)/.test(source)) return undefined;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return (
      resolved && {
        ...resolved,
        id: resolved.id.replace('/react-router/dist/development/', '/react-router/dist/production/'),
      }
    );
  },
};

/**
 * The HTTP server is built with the routes that it runs, so that what both use is there once. The router's plugin would
 * name every entry as if there were one.
 */
const serverEntries: Plugin = {
  name: 'server-entries',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'ssr' ? { build: { rolldownOptions: { output: { entryFileNames: '[name].js' } } } } : undefined,
};

/** For the server's list of routes; the browser's is put right where it is made slim (precompress.ts). */
const rootStylesOnce: Plugin = {
  name: 'root-styles-once',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'ssr',
  transform: (code, id) => (id.endsWith('virtual:react-router/server-manifest') ? unmarkRootStyles(code) : undefined),
};

/** In the browser's build and the server's: a page asks ahead for the font by the name that the styles have for it. */
const assetFileNames = 'assets/[name]-[hash:6][extname]';

/**
 * Six or seven characters of a hash (the fewest that the bundler takes) tell one file of a name from the next as well
 * as eight do, and no compression makes them smaller: the list of routes names some hundred files, on every page.
 */
const shortHashes: Plugin = {
  name: 'short-hashes',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              output: {
                entryFileNames: 'assets/[name]-[hash:7].js',
                chunkFileNames: 'assets/[name]-[hash:7].js',
                assetFileNames,
              },
            },
          },
        }
      : { build: { rolldownOptions: { output: { assetFileNames } } } },
};

const noParser = '\0no-parser-of-csv';

/**
 * Keeps the bundler's stand-in for `require` out of what every page loads. Two packages of the back office ask for one:
 * a parser of CSV, which Refine brings along for hooks that nobody here calls, and its plurals, to see where they run.
 */
const withoutRequire: Plugin = {
  name: 'without-require',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source) => (source === 'papaparse' ? noParser : undefined),
  load: (id) => (id === noParser ? 'export default {};' : undefined),
  transform: (code, id) =>
    id.endsWith('/pluralize/pluralize.js') ? code.replace(`typeof require === 'function'`, 'true') : undefined,
};

const classes = new Map<string, string>();

/**
 * A class's name tells its file from others by what is in it; a line's number beside that tells nothing more. Should two
 * be called the same, the build fails.
 */
function nameOfClass(name: string, _file: string, css: string): string {
  const named = `${name}_${createHash('sha256').update(css).digest('base64url').slice(0, 4)}`;
  if ((classes.get(named) ?? css) !== css) throw new Error(`Two classes are called ${named}`);
  classes.set(named, css);
  return named;
}

export default defineConfig({
  css: { modules: { generateScopedName: nameOfClass } },
  plugins: [
    minifiedText,
    textFiles,
    partLoader,
    reactInPieces,
    routerWithoutWarnings,
    withoutRequire,
    reactRouter(),
    serverEntries,
    rootStylesOnce,
    shortHashes,
    serviceWorkerBuild,
  ],
  resolve: { alias: { '~': folder('./src') } },
  build: {
    target: 'es2023',
    // Everything gets a hashed address: data: addresses would need a wider content security policy.
    assetsInlineLimit: 0,
    // The back office is one large chunk that nobody else loads.
    chunkSizeWarningLimit: 2000,
  },
  environments: {
    ssr: {
      // The contract's own: beside the portal it lies only where its tools are installed.
      resolve: { noExternal: ['zod'] },
      build: {
        // Under this name the router's plugin looks for it.
        rollupOptions: {
          input: { start: folder('./server/start.ts'), precompress: folder('./server/precompress.ts') },
        },
      },
    },
    client: {
      build: {
        // Each file names those that it may load later with all that they need; what every page has loaded it need not.
        modulePreload: {
          resolveDependencies: (_file, needed) =>
            needed.filter((name) => !/\/(framework|base|rolldown-runtime)-[\w-]+\.(js|css)$/.test(name)),
        },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                // What every page runs in two files, and what every form runs in two more, instead of thirty small
                // ones.
                { name: 'framework', test: frameworkModules },
                { name: 'base', test: baseModules },
                { name: 'fields', test: fieldModules },
                { name: 'messages', test: messageModules },
                { name: 'date', test: dateModules },
                { name: 'submission', test: submissionModules },
                { name: 'links', test: linkModules },
                { name: 'paper', test: paperModules },
              ],
            },
          },
        },
      },
    },
  },
  optimizeDeps: {
    // All of them by name: one that is found while a page loads makes the first visit fail and reload.
    include: [
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'i18next',
      'react-i18next',
      '@scholars/contract > zod/mini',
      '@refinedev/core',
      '@refinedev/antd',
      '@refinedev/react-router',
      '@refinedev/strapi-v4',
      '@ant-design/icons/es/components/AntdIcon',
      '@ant-design/v5-patch-for-react-19',
      'altcha-lib',
      'altcha-lib/algorithms/web/pbkdf2',
      'antd',
      'antd/es/locale/ar_EG',
      'antd/es/locale/en_GB',
    ],
  },
  server: { fs: { allow: [folder('.'), folder('../contract')] } },
});
