import { accessSync, constants, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openProduct } from '../bench-product.mjs';
import { startChild } from '../child-process.mjs';
import { childEnvironment, readConfiguration } from '../configuration.mjs';
import { startPostgres } from '../embedded-postgres.mjs';
import { findFreePorts } from '../ports.mjs';
import { packages } from '../packages.mjs';
import { watchFamily } from '../processor-time.mjs';
import { step } from '../progress.mjs';
import { findOrMakeSecret } from '../root-secret.mjs';
import { runLogged } from '../run-logged.mjs';
import { planServices } from '../services.mjs';
import { waitUntilReady } from '../wait-until-ready.mjs';

/** @typedef {'sqlite' | 'postgres'} Database */

const madeName = 'made';

/**
 * A network of so many opportunities in a folder of its own, filled when it is first asked for and kept for the next
 * time.
 *
 * @param {{ folder: string, database: Database, size: number, firstPort: number, signal: AbortSignal }} settings
 */
export async function openNetwork({ folder, database, size, firstPort, signal }) {
  const name = `${database}-${size}`;
  const dataDir = path.join(folder, name);
  const isMade = existsSync(path.join(dataDir, madeName));
  const clusterDir = path.join(
    reachableByAll(folder) ? folder : path.join(tmpdir(), 'scholars-bench'),
    name,
    'cluster',
  );
  // What was left in the middle is begun again.
  if (!isMade) for (const one of [dataDir, clusterDir]) rmSync(one, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });

  const [PORT = 0, CMS_PORT = 0, postgresPort = 0] = await findFreePorts(firstPort, 3);
  const postgres = database === 'postgres' ? await startClusterIn(clusterDir, postgresPort) : undefined;
  const configuration = readConfiguration({
    PORT: String(PORT),
    CMS_PORT: String(CMS_PORT),
    DATABASE_URL: postgres?.url,
    DATA_DIR: dataDir,
    SECRET: findOrMakeSecret({ SECRET: undefined, DATA_DIR: dataDir }),
    SEED: 'demo',
    CAPTCHA: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
  });
  const env = childEnvironment(process.env, configuration);

  async function fill() {
    await runLogged(process.execPath, ['dist/seeds/run.js', '--scale', String(size)], {
      cwd: packages.cms.folder,
      env,
      log: `bench-seed-${name}`,
      signal,
    });
    writeFileSync(path.join(dataDir, madeName), '');
  }

  try {
    if (!isMade) await step(`Making a network of ${size} opportunities on ${database}`, fill);
  } catch (error) {
    await postgres?.stop();
    throw error;
  }

  /** @type {ReturnType<typeof startChild>[]} */
  const children = [];
  return {
    name,
    dataDir,
    /** Its CMS and its portal, asked as they run. */
    async start() {
      const plans = planServices('start', configuration, env);
      for (const plan of [plans.cms, plans.portal]) {
        const child = startChild(plan);
        children.push(child);
        await waitUntilReady(plan, { signal, child });
      }
      const spentElsewhere = postgres ? watchFamily(postgres.pid()) : undefined;
      return openProduct({ name, PORT, CMS_PORT, spentElsewhere });
    },
    async stop() {
      for (const child of children.toReversed()) {
        child.send('SIGTERM');
        await child.ended;
      }
      await postgres?.stop();
    },
  };
}

/** @param {string} databaseDir @param {number} port */
function startClusterIn(databaseDir, port) {
  mkdirSync(path.dirname(databaseDir), { recursive: true });
  return startPostgres({ databaseDir, port, password: 'only-for-the-bench', isKept: true });
}

/** Whether anybody may enter a folder: PostgreSQL does not run as root, and its own user has no right of ours. @param {string} folder */
function reachableByAll(folder) {
  if (process.getuid?.() !== 0) return true;
  mkdirSync(folder, { recursive: true });
  accessSync(folder, constants.W_OK);
  for (let one = folder; ; one = path.dirname(one)) {
    if ((statSync(one).mode & 0o001) === 0) return false;
    if (one === path.dirname(one)) return true;
  }
}
