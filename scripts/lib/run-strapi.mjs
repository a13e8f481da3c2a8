import { subscribe } from 'node:diagnostics_channel';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// What it is at before it answers (cms/src/platform/processes/at-work.ts), for whoever waits for it (child-process.mjs).
subscribe('scholars:at-work', (atWork) => {
  // Whoever started it may be gone.
  if (process.connected) process.send?.({ atWork });
});

// Runs the CMS of the folder that it is started in, as `strapi start` does, without Strapi's command line: that loads the
// commands of its cloud, TypeScript and its builds too, which is a fifth of a whole start.
const appDir = process.cwd();
const compiled = path.join(appDir, 'dist');
const { createStrapi } = createRequire(path.join(appDir, 'package.json'))('@strapi/strapi');
// A container's image has what is compiled in the sources' place.
createStrapi({ appDir, distDir: existsSync(compiled) ? compiled : appDir }).start();
