import { listenForStop, runCommand } from './lib/command.mjs';
import { prepare } from './lib/prepare.mjs';

const everyPackage = ['contract', 'cms', 'portal'];

await runCommand(async () => {
  const signal = listenForStop();
  await prepare(everyPackage, { signal });
  console.log('Installed and built.');
});
