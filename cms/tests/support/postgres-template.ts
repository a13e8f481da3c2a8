import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startCmsProcess } from './cms-process.js';
import { templateFolder } from './places.js';
import { startPostgres, type Postgres } from './postgres.js';
import { restoreElsewhere } from './product-command.js';

// Goes with the template beside it, so it is as fresh.
const folder = join(templateFolder, 'postgres');
const mark = join(folder, 'made');
const claim = join(templateFolder, 'postgres-claim');

export interface PostgresTemplate {
  cluster: string;
  dataDir: string;
}

/**
 * A PostgreSQL that stands still, with the demo's content as a CMS filled it at its first start, and the files to it. Made by
 * the first test file that asks, while others wait: to fill a database takes most of a minute.
 */
export async function postgresTemplate(): Promise<PostgresTemplate> {
  const template = { cluster: join(folder, 'cluster'), dataDir: join(folder, 'data') };
  while (!existsSync(mark)) {
    if (isClaimed()) await pause(200);
    else await make(template).finally(releasePostgresTemplate);
  }
  return template;
}

/** Call before any file is run: a run that was stopped may have left it claimed. */
export function releasePostgresTemplate(): void {
  rmSync(claim, { recursive: true, force: true });
}

/** Claims it where nobody has. */
function isClaimed(): boolean {
  try {
    mkdirSync(claim);
    return false;
  } catch {
    return true;
  }
}

async function make({ cluster, dataDir }: PostgresTemplate): Promise<void> {
  if (existsSync(mark)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(dataDir, { recursive: true });
  const postgres = await startPostgres();
  try {
    if (process.env.TEST_ON_RESTORED) await fillByRestoring(postgres, dataDir);
    else await fill(postgres, dataDir);
    await postgres.stop();
    copyCluster(postgres.cluster, cluster);
  } finally {
    await postgres.remove();
  }
  writeFileSync(mark, '');
}

async function fill({ url }: Postgres, dataDir: string): Promise<void> {
  await (await startCmsProcess(dataDir, { DATABASE_URL: url })).end('SIGTERM');
}

/** What a backup of another brings back: takes PostgreSQL's client, of the server's version or newer. */
async function fillByRestoring(postgres: Postgres, dataDir: string): Promise<void> {
  const other = await startPostgres();
  const filled = join(folder, 'filled');
  mkdirSync(filled);
  try {
    await fill(other, filled);
    await restoreElsewhere(
      { DATA_DIR: filled, DATABASE_URL: other.url },
      { DATA_DIR: dataDir, DATABASE_URL: postgres.url },
    );
  } finally {
    await other.remove();
  }
}

/** With its owner, who is not the one that runs the tests where that is root. */
export function copyCluster(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to]);
}
