import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.js';
import { cmsFolder, secret } from './places.js';

export interface Ended {
  code: number;
  /** What it wrote to both outputs. */
  text: string;
}

/**
 * Runs a command of the product as an operator does, on a data folder, beside nothing that listens on its ports.
 *
 * @param command the name of a script, e.g. `backup`
 */
export async function runProductCommand(
  command: string,
  args: readonly string[],
  changes: Record<string, string>,
): Promise<Ended> {
  const ports = {
    CMS_PORT: String(await freePort()),
    PORT: String(await freePort()),
  };
  const env = { PATH: process.env.PATH, SECRET: secret, ...ports, ...changes };
  const script = join(cmsFolder, '..', 'scripts', `${command}.mjs`);
  return new Promise((resolve) => {
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
      resolve({
        code: typeof error?.code === 'number' ? error.code : error ? 1 : 0,
        text: out + err,
      }),
    );
  });
}

/** Backs up what one configuration names, and restores it where another does; the backup is gone then. */
export async function restoreElsewhere(from: Record<string, string>, to: Record<string, string>): Promise<void> {
  const backup = mkdtempSync(join(tmpdir(), 'scholars-backup-'));
  try {
    await mustRun('backup', [backup], from);
    await mustRun('restore', [backup], to);
  } finally {
    rmSync(backup, { recursive: true, force: true });
  }
}

async function mustRun(...[command, args, changes]: Parameters<typeof runProductCommand>): Promise<void> {
  const { code, text } = await runProductCommand(command, args, changes);
  if (code !== 0) throw new Error(`${command} ended with ${code}:\n${text}`);
}
