import { existsSync } from 'node:fs';
import path from 'node:path';
import { fingerprintParts, isStamped, removeStamp, writeStamp } from './fingerprint.mjs';
import { packages } from './packages.mjs';
import { step } from './progress.mjs';
import { runLogged } from './run-logged.mjs';

const stampName = '.installed';

/** Installs the named packages where their `node_modules` do not match their lockfile. */
export async function installMissing(names, { signal } = {}) {
  for (const name of names) {
    const { folder, firstInstall } = packages[name];
    const modules = path.join(folder, 'node_modules');
    const fingerprint = installFingerprint(folder);
    if (isStamped(modules, stampName, fingerprint)) continue;
    const label = existsSync(modules) ? `Installing ${name} again` : `Installing ${name} (first time: ${firstInstall})`;
    await step(label, async () => {
      removeStamp(modules, stampName);
      // Not `npm ci`: it refuses a lockfile that lacks another platform's optional packages, which some
      // registries do not carry. This takes the lockfile's versions too and writes nothing back.
      // The tools that build and check are dev dependencies: NODE_ENV=production would leave them out.
      await runLogged('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund'], {
        cwd: folder,
        env: { ...process.env, ...nodeHeaders() },
        log: `install-${name}`,
        signal,
      });
      writeStamp(modules, stampName, fingerprint);
    });
  }
}

/** The ABI and platform belong to it: compiled add-ons fit one Node only. */
function installFingerprint(folder) {
  return fingerprintParts(
    [process.versions.modules, process.platform, process.arch],
    ['package.json', 'package-lock.json'].map((file) => path.join(folder, file)),
  );
}

/** SQLite's driver is compiled where no ready-made one fits; headers beside Node spare a download of them. */
function nodeHeaders() {
  const prefix = path.resolve(process.execPath, '../..');
  const hasHeaders = existsSync(path.join(prefix, 'include/node/node.h'));
  return hasHeaders && !process.env.npm_config_nodedir ? { npm_config_nodedir: prefix } : {};
}
