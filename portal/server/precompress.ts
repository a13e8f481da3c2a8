import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { visitorsManifest } from '~/lib/visitors-manifest';
import { encodeAll, isCompressible } from './compression';
import { mediaTypeOf } from './media-types';
import { unmarkRootStyles } from './root-styles';
import { slimManifest } from './slim-manifest';

// A page loads several small files, which share its packets.
const smallestBytes = 200;
// Compressing as well as brotli can takes seconds: once at the build, not at every start. Seen from build/server.
const folder = fileURLToPath(new URL('../client/', import.meta.url));

// The pages' own suggestions are loaded by a fetcher.
const loadedByFetchers = ['public/search/suggestions'];
for (const name of await readdir(path.join(folder, 'assets'))) {
  if (!/^manifest-\w+\.js$/.test(name)) continue;
  const url = `/assets/${name}`;
  const visitorsUrl = visitorsManifest(url);
  const whole = unmarkRootStyles(await readFile(path.join(folder, url), 'utf8'));
  await writeFile(path.join(folder, visitorsUrl), slimManifest(whole, { kept: loadedByFetchers, visitorsUrl }));
  await writeFile(path.join(folder, url), slimManifest(whole, { kept: loadedByFetchers }));
}

const names = (await readdir(folder, { recursive: true })).filter((name) => isCompressible(mediaTypeOf(name)));
for (const name of names) {
  const file = path.join(folder, name);
  const { br, gzip } = await encodeAll(await readFile(file), 11, smallestBytes);
  await put(`${file}.br`, br);
  await put(`${file}.gz`, gzip);
}

async function put(file: string, bytes: Buffer | undefined): Promise<void> {
  await (bytes ? writeFile(file, bytes) : rm(file, { force: true }));
}
