import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';

const memoryDisk = '/dev/shm';
const wantedBytes = 4 * 2 ** 30;

/**
 * A folder for what tests write, in memory where that has plenty of room: thousands of commits that are waited for until
 * they are on a disk. It goes with this process. Nothing that the tests say hangs on the disk: processes are killed there,
 * machines are not.
 *
 * @returns {string | undefined} undefined where there is no such room
 */
export function makeMemoryFolder() {
  if (!hasRoom()) return undefined;
  const folder = mkdtempSync(`${memoryDisk}/scholars-tests-`);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // PostgreSQL's own user goes through it to its files.
  chmodSync(folder, 0o711);
  return folder;
}

function hasRoom() {
  try {
    const { bavail, bsize } = statfsSync(memoryDisk);
    return Math.min(bavail * bsize, freemem()) >= wantedBytes;
  } catch {
    // This system has none.
    return false;
  }
}
