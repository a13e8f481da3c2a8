import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * The id of the process that listens on a port of this machine, as Linux tells it; undefined elsewhere.
 *
 * @param {number} port
 * @returns {string | undefined}
 */
export function findListener(port) {
  const inodes = new Set(['tcp', 'tcp6'].flatMap((table) => listeningInodes(table, port)));
  if (inodes.size === 0) return undefined;
  return tolerant(() => readdirSync('/proc'), [])
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => openFiles(pid).some((target) => inodes.has(/^socket:\[(\d+)\]$/.exec(target)?.[1])));
}

/** Milliseconds of processor time that a process and its threads have had so far. */
export function processorMs(pid) {
  const nanoseconds = readdirSync(`/proc/${pid}/task`).map((task) =>
    // A thread may end between the two looks.
    Number(tolerant(() => readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0], 0)),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/**
 * Tells the processor time of a process and of all children that it has been seen with, those that have ended too.
 *
 * @param {string} pid
 * @returns {() => number} milliseconds
 */
export function watchFamily(pid) {
  /** @type {Map<string, number>} */
  const known = new Map();
  return () => {
    const children = tolerant(() => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8'), '').split(' ');
    for (const one of [pid, ...children.filter(Boolean)])
      known.set(
        one,
        tolerant(() => processorMs(one), known.get(one) ?? 0),
      );
    return [...known.values()].reduce((sum, ms) => sum + ms, 0);
  };
}

/**
 * Bytes of memory that a process has in use.
 *
 * @param {string} pid
 */
export function residentBytes(pid) {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

const listening = '0A';

function listeningInodes(table, port) {
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const lines = tolerant(() => readFileSync(`/proc/net/${table}`, 'utf8'), '')
    .split('\n')
    .slice(1);
  const fields = lines.map((line) => line.trim().split(/\s+/));
  return fields
    .filter(([, local, , state]) => state === listening && local?.endsWith(`:${hexPort}`))
    .map((row) => row[9]);
}

function openFiles(pid) {
  const folder = `/proc/${pid}/fd`;
  return tolerant(() => readdirSync(folder), []).map((name) => tolerant(() => readlinkSync(`${folder}/${name}`), ''));
}

/** Processes and files of /proc come and go, and some may not be looked at. */
function tolerant(read, otherwise) {
  try {
    return read();
  } catch {
    return otherwise;
  }
}
