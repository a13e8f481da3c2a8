import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findOrInstallBrowser } from './lib/browser.mjs';
import { listenForStop, runCommand } from './lib/command.mjs';
import { installedCommand, packages, rootFolder } from './lib/packages.mjs';
import { prepare } from './lib/prepare.mjs';

const everyPackage = ['contract', 'cms', 'portal'];

/**
 * `npm run screens`: pictures of every page that a visitor can open (en and ar, light and dark, 390 and 1280 px),
 * of a product of its own with the demo content, into `screens/` with an `index.html` to look through.
 * What follows `--` goes to Playwright: `npm run screens -- -g home-ar`.
 */
await runCommand(async () => {
  const signal = listenForStop();
  await prepare(everyPackage, { signal });
  const folder = path.join(rootFolder, 'screens');
  const child = spawn(
    installedCommand('portal', 'playwright'),
    ['test', '--config', 'playwright.screenshots.config.ts', '--reporter=line', ...process.argv.slice(2)],
    {
      cwd: packages.portal.folder,
      env: { ...process.env, CHROMIUM_PATH: await findOrInstallBrowser({ signal }), SCREENS_DIR: folder },
      stdio: 'inherit',
    },
  );
  signal.addEventListener('abort', () => child.kill(), { once: true });
  const [exitCode] = await once(child, 'close');
  console.log(`\nPictures: ${path.join(folder, 'index.html')}`);
  return exitCode ?? 1;
});
