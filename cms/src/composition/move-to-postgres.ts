import { join } from 'node:path';
import { createStrapi } from '@strapi/strapi';
import { moveRows, requireSteps } from '../platform/database/move/move-rows.js';
import { PostgresTarget } from '../platform/database/move/postgres-target.js';
import { SqliteSource } from '../platform/database/move/sqlite-source.js';
import { allowUnfinishedMove, MoveRefused } from '../platform/database/move/unfinished-move.js';
import { tableSteps } from '../platform/database/table-steps.js';
import { environment } from '../platform/environment/environment.js';
import { listings } from '../platform/listing/listings.js';
import { sharedListingTables, tablesOf } from '../platform/listing/make-listing.js';

/**
 * `npm run move-to-postgres`: copies the SQLite database of DATA_DIR into the empty one of DATABASE_URL. Run with
 * SEED=none in the CMS's folder. Nothing of SQLite's changes.
 */
async function move(): Promise<void> {
  const { databaseUrl, dataDir, seed } = environment;
  if (!databaseUrl) throw new MoveRefused('Where to? Set DATABASE_URL to an empty PostgreSQL database.');
  if (seed !== 'none') throw new Error('SEED must be none: the tables are to be filled by the copy.');
  const source = new SqliteSource(join(dataDir, 'data.db'));
  try {
    requireSteps(source, tableSteps);
    const broken = source.brokenReferences;
    if (broken.length > 0)
      throw new MoveRefused(`Rows of these tables name others that are not there: ${broken.join(', ')}`);
    const target = await PostgresTarget.connect(databaseUrl);
    try {
      await target.begin();
      await fill(source, target);
      // Past the point where a failure empties it.
      await target.run('analyze');
    } finally {
      await target.close();
    }
  } finally {
    source.close();
  }
}

async function fill(source: SqliteSource, target: PostgresTarget): Promise<void> {
  try {
    console.log('Making the tables …');
    await makeTables();
    console.log('Copying; rows and checksum of each table, the same in both:');
    const moved = { tables: 0, rows: 0 };
    const derived = listings.flatMap(({ table }) => tablesOf(table));
    await moveRows({ source, target, derived, emptied: sharedListingTables }, ({ name, rows, sum }) => {
      moved.tables += 1;
      moved.rows += rows;
      console.log(`${name.padEnd(56)} ${String(rows).padStart(9)} ${sum}`);
    });
    console.log(
      `Moved: ${moved.rows} rows of ${moved.tables} tables. Lists and search are made anew at the next start.`,
    );
  } catch (error) {
    // Why it failed matters more than that this may fail too: then the mark stays, and the next move empties it.
    await target.empty().catch(() => undefined);
    throw error;
  }
}

/** As a first start makes them, so that they are the product's own; then nothing of it runs any more. */
async function makeTables(): Promise<void> {
  allowUnfinishedMove();
  const app = await createStrapi({
    appDir: process.cwd(),
    distDir: join(__dirname, '..', '..'),
    autoReload: false,
    serveAdminPanel: false,
  }).load();
  await app.destroy();
}

move().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof MoveRefused ? `\n${error.message}` : error);
    process.exit(1);
  },
);
