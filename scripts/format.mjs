import { spawnSync } from 'node:child_process';
import { listenForStop, runCommand } from './lib/command.mjs';
import { installMissing } from './lib/install.mjs';
import { installedCommand, rootFolder } from './lib/packages.mjs';

/** Writes every file as the formatter would have it. */
await runCommand(async () => {
  await installMissing(['contract', 'portal'], { signal: listenForStop() });
  return spawnSync(installedCommand('portal', 'oxfmt'), ['.'], { cwd: rootFolder, stdio: 'inherit' }).status ?? 1;
});
