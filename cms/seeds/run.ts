import { parseArgs } from 'node:util';
import { createStrapi } from '@strapi/strapi';
import { join } from 'node:path';
import { refreshAllListings } from '../src/platform/listing/keep-in-step.js';
import { scaleUp } from './scale.js';

/** `npm run seed [-- --scale 20000]`: seeds an empty database, and makes it large where that is asked. */
async function run(): Promise<void> {
  const { values } = parseArgs({ options: { scale: { type: 'string' } } });
  const scale = Number(values.scale ?? 0);
  if (!Number.isInteger(scale) || scale < 0 || scale > 1_000_000)
    throw new Error('--scale: must be a whole number up to 1000000');
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
  await app.destroy();
}

run().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);
