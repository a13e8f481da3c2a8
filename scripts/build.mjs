import { listenForStop, runCommand } from './lib/command.mjs';
import { buildStale } from './lib/compile.mjs';
import { installMissing } from './lib/install.mjs';

const everyPackage = ['contract', 'cms', 'portal'];

await runCommand(async () => {
  const signal = listenForStop();
  await installMissing(everyPackage, { signal });
  await buildStale(everyPackage, { signal });
  console.log('Installed and built.');
});
