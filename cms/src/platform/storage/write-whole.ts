import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isOutOfSpace } from './out-of-space.js';
import { noteFailedFile } from './space.js';

/**
 * Writes a file for its owner alone, so that it is wholly there or not at all, also after a power cut. What could not
 * be finished leaves nothing behind, on a full disk too.
 */
export async function writeWhole(path: string, content: Buffer): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    // Where even that fails, as on a disk that has become read-only, the hourly sweep takes it later.
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (isOutOfSpace(error)) noteFailedFile(dirname(path), content.length);
    throw error;
  }
}
