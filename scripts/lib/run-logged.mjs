import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ExpectedFailure } from './command.mjs';
import { logFolder, rootFolder } from './packages.mjs';

const shownLines = 30;

/**
 * Runs a program with its output in `var/log/<log>.log`; on failure throws with the log's last lines.
 * `signal` ends the program and everything it started: npm and its scripts share one process group.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env?: NodeJS.ProcessEnv, log: string, signal?: AbortSignal, timeoutMs?: number }} options
 */
export async function runLogged(command, args, { cwd, env = process.env, log, signal, timeoutMs }) {
  // The folder above may be DATA_DIR, which is nobody else's to read.
  mkdirSync(logFolder, { recursive: true, mode: 0o700 });
  const logFile = path.join(logFolder, `${log}.log`);
  const { code, reason } = await runInto(logFile, command, args, { cwd, env, signal, timeoutMs });
  if (signal?.aborted) throw new ExpectedFailure('Stopped.', 130);
  if (code === 0) return;
  throw new ExpectedFailure(
    [
      `${[path.basename(command), ...args].join(' ')} in ${path.relative(rootFolder, cwd) || '.'} failed (${reason}).`,
      `The last lines of ${path.relative(rootFolder, logFile)}:`,
      lastLines(logFile),
    ].join('\n'),
  );
}

async function runInto(logFile, command, args, { cwd, env, signal, timeoutMs }) {
  const output = createWriteStream(logFile);
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let reason;
  const end = (why) => {
    reason = why;
    endGroup(child.pid);
  };
  const onAbort = () => end('stopped');
  const takeAlong = () => endGroup(child.pid);
  process.once('exit', takeAlong);
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort);
  const timer = timeoutMs ? setTimeout(() => end(`no end after ${timeoutMs / 1000} s`), timeoutMs) : undefined;
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const code = await new Promise((resolve) => {
    child.once('error', (error) => {
      reason = error.message;
      resolve(1);
    });
    child.once('close', (exitCode, exitSignal) => {
      reason ??= exitSignal ?? `exit code ${exitCode}`;
      resolve(exitCode ?? 1);
    });
  });
  clearTimeout(timer);
  signal?.removeEventListener('abort', onAbort);
  process.off('exit', takeAlong);
  await new Promise((resolve) => output.end(resolve));
  return { code, reason };
}

/** Sends a signal to a process that was started detached, and to all that it started. */
export function endGroup(pid, signal = 'SIGTERM') {
  if (!pid) return;
  try {
    process.kill(-pid, signal);
  } catch (error) {
    // ESRCH: the whole group has already ended, which is what was wanted.
    if (error.code !== 'ESRCH') throw error;
  }
}

function lastLines(file) {
  return readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .slice(-shownLines)
    .map((line) => `  | ${line}`)
    .join('\n');
}
