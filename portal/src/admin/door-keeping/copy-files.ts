import { assetFolder, assetStore, copiedPath } from '~/shared/copy-places';

/** What a script of the build cannot do without: `import{a}from"./b.js"`. What it may load later stands in brackets. */
const needed = /(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** The scripts that one needs, with what these need in turn. */
export function scriptsIn(text: string): string[] {
  return [...text.matchAll(needed)].map(([, name]) => `${assetFolder}${name}`);
}

/**
 * Copies files of the site to where the service worker finds them, with the scripts that they need. Those that are there
 * are not asked for again: another file has another name.
 *
 * @returns all of them
 */
export async function copyFiles(paths: readonly string[]): Promise<string[]> {
  const cache = await caches.open(assetStore);
  const all = new Set(paths);
  for (const path of all) {
    const known = await cache.match(copiedPath(path));
    const file = known ?? (await bring(path));
    if (path.endsWith('.js')) for (const script of scriptsIn(await file.clone().text())) all.add(script);
    if (!known) await cache.put(copiedPath(path), file);
  }
  return [...all];
}

/** As a file of no address yet: a script would name those that it needs from where it was fetched. */
async function bring(path: string): Promise<Response> {
  const { ok, body, headers } = await fetch(path);
  if (!ok) throw new Error(`No file ${path}`);
  return new Response(body, { headers: { 'Content-Type': headers.get('Content-Type') ?? '' } });
}
