import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { errorKind } from '@scholars/contract/error-kind';
import type { Sealer } from '~/session/seal.server';
import type { Log } from './log';

/** A session that has ended here, and that the CMS is still to be told of. */
export interface OwedEnd {
  token: string;
  /** All sessions of its person. */
  everywhere: boolean;
  /** When the session is over by itself, in milliseconds since 1970. */
  until: number;
}

interface Settings {
  dataDir: string | undefined;
  sealer: Sealer;
  log: Log;
}

const label = 'owed-end';
const unfinished = '.part';

/** How a token is named where it must not be read. */
export function idOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Keeps owed ends on disk, one sealed file each. Without a data folder, or where it cannot be written, they live as
 * long as the process.
 */
export function createOwedStore({ dataDir, sealer, log }: Settings) {
  const folder = dataDir && path.join(dataDir, 'owed-ends');

  async function read(name: string): Promise<OwedEnd | undefined> {
    const sealed = name.endsWith(unfinished) ? '' : await readFile(path.join(folder ?? '', name), 'utf8');
    const opened = sealer.open(sealed, label);
    // Authenticated: it is what `keep` wrote.
    if (opened) return JSON.parse(opened.toString('utf8')) as OwedEnd;
    // Of another SECRET, whose sessions no portal can name any more, or cut short.
    log('warn', 'session.owed_unread');
    await rm(path.join(folder ?? '', name), { force: true });
    return undefined;
  }

  return {
    /** By id. */
    async readAll(): Promise<Map<string, OwedEnd>> {
      const names = folder ? await readdir(folder).catch(() => []) : [];
      const ends = await Promise.all(names.map(read));
      return new Map(ends.flatMap((end) => (end ? [[idOf(end.token), end]] : [])));
    },

    async keep(id: string, end: OwedEnd): Promise<void> {
      if (!folder) return;
      const file = path.join(folder, id);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await writeFile(file + unfinished, sealer.seal(Buffer.from(JSON.stringify(end)), label), {
          mode: 0o600,
          flush: true,
        });
        await rename(file + unfinished, file);
      } catch (error) {
        log('error', 'session.owed_unkept', { reason: errorKind(error) });
        await rm(file + unfinished, { force: true }).catch(() => undefined);
      }
    },

    async forget(id: string): Promise<void> {
      if (!folder) return;
      // Asked again after a restart, the CMS says that it was over already.
      await rm(path.join(folder, id), { force: true }).catch((error: NodeJS.ErrnoException) =>
        log('warn', 'session.owed_left', { reason: error.code }),
      );
    },
  };
}
