import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { ExpectedFailure } from './command.mjs';
import { installedCommand, packages, rootFolder } from './packages.mjs';
import { step } from './progress.mjs';
import { runLogged } from './run-logged.mjs';

const run = promisify(execFile);
// The first has no window to draw, and needs half the processor time of the others.
const commandNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const installWithinMs = 5 * 60_000;

/**
 * The path of a Chromium that runs: the one named by CHROMIUM_PATH, one that is installed, or one installed now.
 *
 * @param {{ signal?: AbortSignal }} [options]
 */
export async function findOrInstallBrowser({ signal } = {}) {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (await doesRun(named)) return named;
    throw new ExpectedFailure(`CHROMIUM_PATH: ${named} is no browser that runs here.`);
  }
  for (const install of [undefined, installWithApt, installWithPlaywright]) {
    await install?.(signal);
    const found = await findBrowser();
    if (found) return found;
  }
  throw new ExpectedFailure('No browser for the end-to-end tests: install Chromium or set CHROMIUM_PATH.');
}

async function findBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const installed = commandNames.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  for (const candidate of [...installed, ...macApplications, await findPlaywrightsOwn()]) {
    if (candidate && existsSync(candidate) && (await doesRun(candidate))) return candidate;
  }
  return undefined;
}

/** A downloaded browser may lack the system's libraries, and a snap's wrapper its snap: only running it tells. */
async function doesRun(browser) {
  try {
    await run(browser, ['--version'], { timeout: 20_000 });
    return true;
  } catch {
    // Whatever the reason, it is not one that the tests could use.
    return false;
  }
}

async function findPlaywrightsOwn() {
  const script = "import { chromium } from '@playwright/test'; console.log(chromium.executablePath())";
  try {
    const { stdout } = await run(process.execPath, ['--input-type=module', '-e', script], {
      cwd: packages.portal.folder,
    });
    return stdout.trim();
  } catch {
    // Playwright does not know this system: it has no browser for it either.
    return undefined;
  }
}

async function installWithApt(signal) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return;
  const patience = ['-o', 'DPkg::Lock::Timeout=300'];
  await attempt('Installing Chromium with apt-get', signal, [
    ['apt-get', [...patience, 'update'], 'browser-apt-update'],
    [
      'apt-get',
      [...patience, 'install', '-y', '--no-install-recommends', 'chromium-headless-shell'],
      'browser-apt-install',
    ],
  ]);
}

function installWithPlaywright(signal) {
  return attempt('Installing Chromium with Playwright', signal, [
    [installedCommand('portal', 'playwright'), ['install', 'chromium'], 'browser-playwright'],
  ]);
}

/** One way not working is no failure yet: the next way is tried, and its log stays in var/log. */
async function attempt(label, signal, commands) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  try {
    await step(label, async () => {
      for (const [command, args, log] of commands) {
        await runLogged(command, args, {
          cwd: rootFolder,
          env,
          log: `install-${log}`,
          signal,
          timeoutMs: installWithinMs,
        });
      }
    });
  } catch (error) {
    if (!(error instanceof ExpectedFailure) || signal?.aborted) throw error;
  }
}
