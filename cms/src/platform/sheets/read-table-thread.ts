import { parentPort, workerData } from 'node:worker_threads';
import { readTable } from './read-table.js';

/** The thread of `read-sheet.ts`: reads the one file that it is given, and ends. */
void readTable(Buffer.from(workerData as Uint8Array)).then((reading) => parentPort?.postMessage(reading)); // as it is started there
