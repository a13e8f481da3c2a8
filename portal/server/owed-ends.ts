import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/**
 * A session that has ended here, and that the CMS is still to be told of.
 *
 * @typedef {object} OwedEnd
 * @property {string} token
 * @property {boolean} everywhere all sessions of its person
 * @property {number} until when the session is over by itself, in milliseconds since 1970
 */

const label = 'owed-end';
const unfinished = '.part';

/** How a token is named where it must not be read. @param {string} token */
export function idOf(token) {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * Keeps owed ends on disk, one sealed file each. Without a data folder, or where it cannot be written, they live as long
 * as the process.
 *
 * @param {{ dataDir: string | undefined, sealer: import('../src/session/seal.server').Sealer, log: import('./log.mjs').Log }} settings
 */
export function createOwedStore({ dataDir, sealer, log }) {
  const folder = dataDir && path.join(dataDir, 'owed-ends');

  /** @param {string} name @returns {Promise<OwedEnd | undefined>} */
  async function read(name) {
    const sealed = name.endsWith(unfinished) ? '' : await readFile(path.join(folder ?? '', name), 'utf8');
    const opened = sealer.open(sealed, label);
    // Authenticated: it is what `keep` wrote.
    if (opened) return JSON.parse(opened.toString('utf8'));
    // Of another SECRET, whose sessions no portal can name any more, or cut short.
    log('warn', 'session.owed_unread');
    await rm(path.join(folder ?? '', name), { force: true });
    return undefined;
  }

  return {
    /** @returns {Promise<Map<string, OwedEnd>>} by id */
    async readAll() {
      const names = folder ? await readdir(folder).catch(() => []) : [];
      const ends = await Promise.all(names.map(read));
      return new Map(ends.flatMap((end) => (end ? [[idOf(end.token), end]] : [])));
    },

    /** @param {string} id @param {OwedEnd} end */
    async keep(id, end) {
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
        log('error', 'session.owed_unkept', {
          reason: error instanceof Error && 'code' in error ? error.code : 'unknown',
        });
        await rm(file + unfinished, { force: true }).catch(() => undefined);
      }
    },

    /** @param {string} id */
    async forget(id) {
      if (!folder) return;
      // Asked again after a restart, the CMS says that it was over already.
      await rm(path.join(folder, id), { force: true }).catch((error) =>
        log('warn', 'session.owed_left', { reason: error?.code }),
      );
    },
  };
}
