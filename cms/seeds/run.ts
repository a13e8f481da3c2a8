import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { join } from 'node:path';
import { refreshAllListings } from '../src/platform/listing/keep-in-step.js';
import { scaleQueues, scaleUp } from './scale.js';

/**
 * `npm run seed [-- --scale 20000 --submissions 20000]`: seeds an empty database, and makes it large where that is
 * asked: so many opportunities, so many submissions in each queue.
 */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' }, submissions: { type: 'string' } } });
  const scale = readCount('--scale', values.scale);
  const submissions = readCount('--submissions', values.submissions);
  const appDir = join(__dirname, '..', '..');
  // Starting Strapi makes the tables and seeds an empty database (src/index.ts).
  const app = await createStrapi({
    appDir,
    distDir: join(appDir, 'dist'),
    autoReload: false,
    serveAdminPanel: false,
  }).load();
  if (scale > 0) {
    const started = Date.now();
    await scaleUp(scale);
    await refreshAllListings();
    app.log.info(`Made ${scale} opportunities in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  if (submissions > 0) {
    const started = Date.now();
    await scaleQueues(submissions);
    app.log.info(`Made ${submissions} submissions in each queue in ${Math.round((Date.now() - started) / 1000)} s`);
  }
  await app.destroy();
}

function readCount(name: string, text = '0'): number {
  const count = Number(text);
  if (!Number.isInteger(count) || count < 0 || count > 1_000_000)
    throw new Error(`${name}: must be a whole number up to 1000000`);
  return count;
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
