import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { cmsEnvironment } from './environment.js';
import { cmsFolder, distFolder } from './places.js';

export interface CmsProcess {
  url: string;
  child: ChildProcess;
  /** What it has written to its outputs. */
  output(): string;
  /** Sends a signal and waits for the end. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ code: number | null; signal: string | null }>;
}

/**
 * Starts the CMS as a process of its own, on a data folder; ready when this returns.
 *
 * @param changes to its environment
 * @param killAt what it is killed at, as soon as it has written this
 * @throws what it has written, where it ended before
 */
export async function startCmsProcess(
  dataDir: string,
  changes: Record<string, string> = {},
  killAt?: string,
): Promise<CmsProcess> {
  const child = fork(join(cmsFolder, 'tests/support/run-cms.cjs'), {
    cwd: cmsFolder,
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...cmsEnvironment({ DATA_DIR: dataDir, ...changes }),
      TEST_APP_DIR: cmsFolder,
      TEST_DIST_DIR: distFolder,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: [],
  });
  let output = '';
  const listen = (chunk: Buffer) => {
    output += String(chunk);
    if (killAt !== undefined && output.includes(killAt)) child.kill('SIGKILL');
  };
  child.stdout?.on('data', listen);
  child.stderr?.on('data', listen);
  const ended = once(child, 'exit');
  const [message] = await Promise.race([
    once(child, 'message'),
    ended.then(() => Promise.reject(new Error(`The CMS did not start:\n${output}`))),
  ]);
  return {
    url: `http://127.0.0.1:${(message as { port: number }).port}`,
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      const [code, by] = await ended;
      return { code, signal: by };
    },
  };
}
