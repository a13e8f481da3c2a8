import { spawn, type ChildProcess, type StdioOptions } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const saysSoWithinMs = 60_000;

export interface Program {
  child: ChildProcess;
  stop(): Promise<void>;
}

/** Starts a program in a process group of its own, so that what it starts ends with it. */
export function startProgram(command: string, args: string[], env: NodeJS.ProcessEnv, stdio: StdioOptions): Program {
  const child = spawn(command, args, { env: { ...process.env, ...env }, stdio, detached: true });
  const ended = new Promise((resolve) => {
    child.once('error', resolve);
    child.once('exit', resolve);
  });
  const end = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  process.once('exit', end);
  return {
    child,
    async stop() {
      process.off('exit', end);
      end();
      await ended;
    },
  };
}

/** The first group of a pattern in what a program says on one of its outputs. @throws where it does not say so */
export async function waitForWords({ child }: Program, output: number, pattern: RegExp): Promise<string> {
  const stream = child.stdio[output];
  if (!stream || !('setEncoding' in stream)) throw new Error(`The program's output ${output} is not read`);
  let said = '';
  stream.setEncoding('utf8');
  const heard = new Promise<string>((resolve) => {
    stream.on('data', (part) => {
      said += String(part);
      const found = pattern.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
  const failed = once(child, 'exit').then(() => undefined);
  const late = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), saysSoWithinMs).unref());
  const words = await Promise.race([heard, failed, late]);
  if (words === undefined) throw new Error(`${child.spawnfile} did not start. It said:\n${said}`);
  return words;
}

/** A folder for as long as a browser runs. */
export function makeFolder(): { path: string; remove: () => void } {
  const path = mkdtempSync(join(tmpdir(), 'scholars-browser-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true, maxRetries: 5 }) };
}
