import { spawnSync } from 'node:child_process';
import { listenForStop, runCommand } from './lib/command.mjs';
import { installedCommand, rootFolder } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';

/** Writes every file as the formatter would have it. */
await runCommand(async () => {
  await prepare(['contract', 'portal'], { builds: [], signal: listenForStop() });
  return spawnSync(installedCommand('portal', 'oxfmt'), ['.'], { cwd: rootFolder, stdio: 'inherit' }).status ?? 1;
});
