import { spawnSync } from 'node:child_process';
import { runCommand } from './lib/command.mjs';
import { installMissing } from './lib/install.mjs';
import { installedCommand, rootFolder } from './lib/packages.mjs';
import { listenForStop } from './lib/stop-signal.mjs';

/** Writes every file as the formatter would have it. */
await runCommand(async () => {
  await installMissing(['contract', 'portal'], { signal: listenForStop() });
  return spawnSync(installedCommand('portal', 'oxfmt'), ['.'], { cwd: rootFolder, stdio: 'inherit' }).status ?? 1;
});
