import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';
import { minifiedText } from './minified-text';

const folder = fileURLToPath(new URL('./service-worker/', import.meta.url));
/** The files at the site's root, by what they are made of. */
const workers = { 'service-worker.js': 'service-worker.ts', 'retire-service-worker.js': 'retire.ts' };

/** Builds the service worker beside the browser's files, each in one file, as a worker loads no others. */
export const serviceWorkerBuild: Plugin = {
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle(_options, bundle) {
    const buildId = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12);
    for (const [fileName, entry] of Object.entries(workers))
      this.emitFile({ type: 'asset', fileName, source: await bundled(folder + entry, buildId) });
  },
};

async function bundled(input: string, buildId: string): Promise<string> {
  const result = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    plugins: [minifiedText],
    resolve: { alias: { '~': fileURLToPath(new URL('./src', import.meta.url)) } },
    build: { write: false, target: 'es2023', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [first] = Array.isArray(result) ? result : [result];
  const chunk = first && 'output' in first ? first.output[0] : undefined;
  if (!chunk) throw new Error(`Nothing was built of ${input}`);
  // Browsers tell one worker from the next by its bytes.
  return `/* ${buildId} */ ${chunk.code}`;
}
