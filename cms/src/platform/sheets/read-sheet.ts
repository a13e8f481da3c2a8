import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import type { SheetReading } from './read-table.js';

/** Beyond what the largest table takes that is brought in: some 60 MB and two seconds. */
const memoryMaxMegabytes = 384;
const readMaxMs = 30_000;
const oneAtOnce = pLimit(1);

/**
 * Reads a table in a thread of its own, one at a time: a file of two kilobytes may name a cell at the end of a sheet of a
 * million rows, and who reads that has a million rows. Others are answered meanwhile; what takes too much memory or time
 * cannot be read.
 */
export function readSheet(content: Buffer): Promise<SheetReading> {
  return oneAtOnce(() => readInThread(content));
}

function readInThread(content: Buffer): Promise<SheetReading> {
  return new Promise((resolve) => {
    const thread = new Worker(join(__dirname, 'read-table-thread.js'), {
      workerData: content,
      resourceLimits: { maxOldGenerationSizeMb: memoryMaxMegabytes },
    });
    const timer = setTimeout(() => void thread.terminate(), readMaxMs);
    thread.on('message', (reading: SheetReading) => resolve(reading));
    // Out of memory; it ends then.
    thread.on('error', () => undefined);
    thread.on('exit', () => {
      clearTimeout(timer);
      resolve({ ok: false, problem: 'sheet.unreadable' });
    });
  });
}
