import { execFileSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A file system of a few megabytes in memory, which can really be filled. Mounting one takes root. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  static mount(folder: string, megabytes: number): SmallDisk {
    mkdirSync(folder, { recursive: true });
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
    return new SmallDisk(folder);
  }

  /** Why none can be mounted here; nothing where it can. */
  static get obstacle(): string | undefined {
    const probe = mkdtempSync(join(tmpdir(), 'scholars-mount-'));
    try {
      SmallDisk.mount(probe, 1).unmount();
      return undefined;
    } catch (error) {
      return `no file system can be mounted here (${error instanceof Error ? error.message.split('\n')[0] : 'unknown'})`;
    } finally {
      rmSync(probe, { recursive: true, force: true });
    }
  }

  get #filler(): string {
    return join(this.folder, 'filler');
  }

  /** Leaves not a page of it. */
  fill(): void {
    const file = openSync(this.#filler, 'a');
    try {
      for (const bytes of [1024 * 1024, 4096]) writeUntilFull(file, Buffer.alloc(bytes));
    } finally {
      closeSync(file);
    }
  }

  free(): void {
    rmSync(this.#filler, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['-l', this.folder], { stdio: 'pipe' });
  }
}

function writeUntilFull(file: number, piece: Buffer): void {
  try {
    for (;;) writeSync(file, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
