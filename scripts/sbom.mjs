import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runCommand } from './lib/command.mjs';
import { listComponents } from './lib/list-components.mjs';
import { packages, rootFolder } from './lib/packages.mjs';

/** Writes what each of the three packages is made of. `npm run sbom -- FOLDER`; `var/sbom` by default. */
await runCommand(async () => {
  const folder = path.resolve(process.argv[2] ?? path.join(rootFolder, 'var/sbom'));
  await mkdir(folder, { recursive: true });
  for (const { name, folder: cwd } of Object.values(packages)) {
    const file = path.join(folder, `${name}.cdx.json`);
    await writeFile(file, await listComponents(cwd));
    console.log(file);
  }
});
