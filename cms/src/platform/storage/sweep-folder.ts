import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { orphanAgeMs } from './file-store.js';

/** Removes files of a folder that are older than an hour and that nothing needs. @returns how many */
export async function sweepFolder(folder: string, isNeeded: (name: string) => boolean, now: number): Promise<number> {
  const names = await readdir(folder).catch(() => []); // not made yet
  let swept = 0;
  for (const name of names) {
    if (isNeeded(name)) continue;
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined); // gone since it was listed
    if (!found?.isFile() || now - found.mtimeMs < orphanAgeMs) continue;
    await rm(path, { force: true });
    swept += 1;
  }
  return swept;
}
