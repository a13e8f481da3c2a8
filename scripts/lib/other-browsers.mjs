import { accessSync, constants, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * What each browser is made of: the variable that names the program (or is given it), the names under which it is
 * looked for, and the Debian package that has it.
 */
export const otherBrowsers = {
  firefox: [{ variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], debianPackage: 'firefox-esr' }],
  webkit: [
    { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], debianPackage: 'webkit2gtk-driver' },
    // Installed for the driver alone, and so in no folder of the path.
    { variable: 'WEBKIT_BROWSER_PATH', names: ['MiniBrowser'], debianPackage: 'webkit2gtk-driver' },
    { variable: 'XVFB_PATH', names: ['Xvfb'], debianPackage: 'xvfb' },
  ],
};

/** @param {keyof typeof otherBrowsers} browser @returns the programs' paths by their variables, and those not found */
export function findPrograms(browser) {
  const looked = otherBrowsers[browser].map((one) => ({ ...one, found: findProgram(one) }));
  return {
    paths: Object.fromEntries(looked.map(({ variable, found }) => [variable, found])),
    missing: looked
      .filter(({ found }) => found === undefined)
      .map(({ names, debianPackage }) => ({ program: names[0], debianPackage })),
  };
}

function findProgram({ variable, names }) {
  const named = process.env[variable];
  const places = [...(process.env.PATH ?? '').split(path.delimiter), ...webKitFolders()];
  const candidates = named ? [named] : names.flatMap((name) => places.map((folder) => path.join(folder, name)));
  return candidates.find(isProgram);
}

/** `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1` and its like: the machine and the version vary. */
function webKitFolders() {
  return ['/usr/lib', '/usr/libexec'].flatMap((folder) =>
    foldersIn(folder).flatMap((inner) => [inner, ...foldersIn(inner)].filter((one) => /webkit2?gtk-[\d.]+$/.test(one))),
  );
}

function foldersIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => path.join(folder, name));
  } catch {
    // Not every system has each of them.
    return [];
  }
}

function isProgram(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
