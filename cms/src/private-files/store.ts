import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../environment.js';
import { seal, unseal } from './cipher.js';

const folder = join(environment.dataDir, 'private-files');
// A file this young may belong to a submission that is just being stored.
const orphanAgeMs = 3_600_000;
const idPattern = /^[0-9a-f-]{36}$/;

/**
 * Writes a file, encrypted, so that it is wholly there or not at all, also after a power cut. Call it
 * before the row that names it is committed: a file without a row is swept away, a row without a file
 * would be a loss.
 */
export async function writePrivateFile(id: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = pathOf(id);
  const unfinished = `${path}.part`;
  const handle = await open(unfinished, 'wx', 0o600);
  try {
    await handle.writeFile(seal(id, content));
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(unfinished, path);
}

/** @throws when there is no such file or it does not decrypt */
export async function readPrivateFile(id: string): Promise<Buffer> {
  return unseal(id, await readFile(pathOf(id)));
}

export async function erasePrivateFile(id: string): Promise<void> {
  await rm(pathOf(id), { force: true });
}

/** Removes files that no row names: left by a crash between file and commit. @returns how many */
export async function sweepOrphans(now: number = Date.now()): Promise<number> {
  const names = await readdir(folder).catch(() => []);
  const rows: { id: string }[] = await strapi.db.connection('private_files').whereNull('erased_at').select('id');
  const known = new Set(rows.map(({ id }) => id));
  let swept = 0;
  for (const name of names) {
    if (known.has(name)) continue;
    const { mtimeMs } = await stat(join(folder, name));
    if (now - mtimeMs < orphanAgeMs) continue;
    await rm(join(folder, name), { force: true });
    swept += 1;
  }
  return swept;
}

function pathOf(id: string): string {
  if (!idPattern.test(id)) throw new Error('Not the id of a private file');
  return join(folder, id);
}
