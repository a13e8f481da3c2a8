import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isOutOfSpace } from './out-of-space.js';
import { noteFailedFile } from './space.js';

// Of a file whose length nobody knew.
const streamProbeBytes = 1024 * 1024;

/**
 * Writes a file for its owner alone, so that it is wholly there or not at all, also after a power cut. What could not
 * be finished leaves nothing behind, on a full disk too.
 */
export async function writeWhole(path: string, content: Buffer | AsyncIterable<Buffer>): Promise<void> {
  const unfinished = `${path}.part`;
  try {
    const handle = await open(unfinished, 'w', 0o600);
    try {
      for await (const part of Buffer.isBuffer(content) ? [content] : content) await handle.appendFile(part);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    // Where even that fails, as on a disk that has become read-only, the hourly sweep takes it later.
    await rm(unfinished, { force: true }).catch(() => undefined);
    if (isOutOfSpace(error))
      noteFailedFile(dirname(path), Buffer.isBuffer(content) ? content.length : streamProbeBytes);
    throw error;
  }
}
