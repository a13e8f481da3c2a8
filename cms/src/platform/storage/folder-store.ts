import { mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.js';
import { sweepFolder } from './sweep-folder.js';
import { writeWhole } from './write-whole.js';

/** Files in a folder, each for its owner alone. */
export function folderStore(folder: string): FileStore {
  return {
    async write(name, content) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeWhole(join(folder, name), content);
    },
    read: (name) => readFile(join(folder, name)),
    open: async (name) => (await open(join(folder, name))).createReadStream(),
    erase: (name) => rm(join(folder, name), { force: true }),
    sweep: (isNeeded, now) => sweepFolder(folder, isNeeded, now),
  };
}
