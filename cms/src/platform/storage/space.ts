import { mkdir, open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { environment } from '../environment/environment.js';

/** Somebody has to make room first: sooner than this there is no point in trying again. */
export const spaceRetrySeconds = 60;
// Asked for by health checks, and through the portal by anybody: one look answers all that ask within a second.
const lookEveryMs = 1000;
/** On a small disk the reserve is this part of it at most: else it could never be ready. */
const reservePart = 0.1;
const databaseProbeBytes = 8192;

declare module 'knex/types/tables' {
  interface Tables {
    write_probes: { id: string; at: number; filler: string };
  }
}

/** Places where a write has failed, each with what tries it again. */
const failed = new Map<string, () => Promise<void>>();
let looked: { at: number; problem: Promise<string | undefined> } | undefined;
let reported: string | undefined;

/** Remembers that a file of so many bytes could not be written into a folder, until one of that size can. */
export function noteFailedFile(folder: string, bytes: number): void {
  failed.set(folder, () => probeFolder(folder, bytes));
  looked = undefined;
}

/** Remembers that the database took no more, until it does. */
export function noteFullDatabase(): void {
  failed.set('the database', probeDatabase);
  looked = undefined;
}

/**
 * Where there is no space to store anything: what failed last and fails still, or a disk with less than
 * DISK_RESERVE_MB left. It is logged when it begins and when it ends.
 */
export function findSpaceProblem(): Promise<string | undefined> {
  const now = Date.now();
  if (!looked || now - looked.at > lookEveryMs) looked = { at: now, problem: look() };
  return looked.problem;
}

async function look(): Promise<string | undefined> {
  const problem = (await findFailing()) ?? (await findBelowReserve());
  if (problem !== reported) {
    if (problem)
      strapi.log.error(`No space left: ${problem}. Nothing new can be stored until there is; reading goes on`);
    else strapi.log.info('There is space again');
  }
  reported = problem;
  return problem;
}

async function findFailing(): Promise<string | undefined> {
  for (const [place, prove] of failed) {
    try {
      await prove();
      failed.delete(place);
    } catch {
      // Whatever it is now: a place that failed counts as full until something was written to it.
      return place;
    }
  }
  return undefined;
}

async function findBelowReserve(): Promise<string | undefined> {
  for (const folder of [environment.dataDir, ...(environment.s3 ? [] : [environment.privateFilesDir])]) {
    // Made by the first file; until then its space is that of the folder above.
    const disk = await statfs(folder).catch(() => undefined);
    // Some network file systems say nothing about themselves.
    if (!disk || disk.blocks === 0) continue;
    const reserve = Math.min(environment.diskReserveBytes, disk.blocks * disk.bsize * reservePart);
    const hasNoNames = disk.files > 0 && disk.ffree === 0;
    if (disk.bavail * disk.bsize < reserve || hasNoNames) return folder;
  }
  return undefined;
}

async function probeFolder(folder: string, bytes: number): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'space-probe.part');
  try {
    const handle = await open(path, 'w', 0o600);
    try {
      await handle.writeFile(Buffer.alloc(bytes));
      await handle.sync();
    } finally {
      await handle.close();
    }
  } finally {
    await rm(path, { force: true }).catch(() => undefined); // left to the sweep
  }
}

/** Committed, so that it reaches the disk. */
async function probeDatabase(): Promise<void> {
  const row = { id: 'space', at: Date.now(), filler: 'x'.repeat(databaseProbeBytes) };
  await strapi.db.connection('write_probes').insert(row).onConflict('id').merge();
}
