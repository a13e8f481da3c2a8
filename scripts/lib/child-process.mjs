import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { endGroup } from './run-logged.mjs';

const keptLines = 40;

/**
 * Starts one of the product's processes.
 * It gets a process group of its own: Ctrl-C reaches only us, and we decide in which order things stop.
 * Until `showOutput()` its lines are kept rather than shown, for the case that it does not come up.
 */
export function startChild({ name, command = process.execPath, args, cwd, env, isShown = false, isJson = false }) {
  const child = spawn(command, args, { cwd, env, detached: true, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] });
  // Should we end by a fault of our own, nothing is left behind that holds the ports.
  const takeAlong = () => endGroup(child.pid);
  process.once('exit', takeAlong);
  const kept = [];
  let shown = isShown;
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      // What gathers logs reads the line as it is; it names its process itself.
      if (shown) console.log(isJson ? line : `${name} | ${line}`);
      kept.push(line);
      if (kept.length > keptLines) kept.shift();
    });
  }

  child.on('message', (/** @type {{ atWork?: string }} */ { atWork }) => {
    if (atWork === undefined) return;
    running.toldAt = Date.now();
    if (!shown) console.log(`\n  ${name} | ${atWork}`);
  });

  const running = {
    name,
    hasEnded: false,
    /** When it last said that it is at work, though it does not answer yet; in milliseconds since 1970. */
    toldAt: 0,
    showOutput: () => {
      shown = true;
    },
    /** What it said last, unless that stands on the screen already. */
    unshownLines: () => (shown ? [] : kept.map((line) => `  ${name} | ${line}`)),
    send: (signal) => endGroup(child.pid, signal),
    ended: new Promise((resolve) => {
      child.once('error', (error) => resolve({ exitCode: 1, how: error.message }));
      // `close` and not `exit`: its last lines have then been read.
      child.once('close', (code, signal) => resolve({ exitCode: code ?? 1, how: signal ?? `code ${code}` }));
    }).then((end) => {
      running.hasEnded = true;
      process.off('exit', takeAlong);
      return end;
    }),
  };
  return running;
}
