import type { Readable } from 'node:stream';

/** Where files lie: a folder of this machine, or S3. Who stores and reads them does not know which. */
export interface FileStore {
  /**
   * Stores a file, so that it is wholly there or not at all, also after a power cut.
   *
   * @throws what `isOutOfSpace` or `isStoreAway` knows, where it cannot be stored just now
   */
  write(name: string, content: Buffer | AsyncIterable<Buffer>): Promise<void>;
  /** @throws with the code ENOENT where there is no such file, and what `isStoreAway` knows */
  read(name: string): Promise<Buffer>;
  /** The same as it is read; it is open when this returns. What breaks off later breaks the stream. */
  open(name: string): Promise<Readable>;
  /** Erases a file, if there is one. */
  erase(name: string): Promise<void>;
  /** Removes what is older than an hour and nothing needs: left by what died half-way. @returns how many */
  sweep(isNeeded: (name: string) => boolean, now: number): Promise<number>;
}

/** A file this young may just be being written, or its row not yet committed. */
export const orphanAgeMs = 3_600_000;
