interface ManifestRoute {
  id: string;
  parentId?: string;
  hasDefaultExport?: boolean;
  imports?: string[] | undefined;
  css?: string[] | undefined;
}

interface Manifest {
  entry: { imports: string[]; css?: string[] };
  routes: Record<string, ManifestRoute>;
}

const opening = 'window.__reactRouterManifest=';
const giveIds = '(m=>{for(const k in m)m[k].id=k})(window.__reactRouterManifest.routes);';

/**
 * The list of routes that every page loads, without what no browser makes use of: files that no link of the router
 * leads to, what says `false`, and what each page has loaded with the root already.
 *
 * @param script as the router's build writes it
 * @param kept routes without a page that are loaded all the same, by a fetcher
 */
export function slimManifest(script: string, kept: readonly string[]): string {
  const end = script.lastIndexOf('}') + 1;
  if (!script.startsWith(opening)) throw new Error('The build has written its manifest in another way');
  const manifest = JSON.parse(script.slice(opening.length, end)) as Manifest; // what the router's build writes
  const { root } = manifest.routes;
  if (!root) throw new Error('The manifest has no root');
  const loaded = new Set([...manifest.entry.imports, ...(root.imports ?? []), ...(root.css ?? [])]);
  const routes = Object.values(manifest.routes)
    .filter(({ id, hasDefaultExport }) => hasDefaultExport || kept.includes(id))
    .map((route) => [route.id, route === root ? route : withoutLoaded(route, loaded)]);
  const slim = { ...manifest, routes: Object.fromEntries(routes) };
  return `${opening}${JSON.stringify(slim, dropUnread)};${giveIds}`;
}

function withoutLoaded(route: ManifestRoute, loaded: ReadonlySet<string>): ManifestRoute {
  const own = (names: string[] | undefined) => names?.filter((name) => !loaded.has(name));
  // What a member's page imports it finds by itself, one journey later; no visitor carries the list of it.
  const imports = route.id.startsWith('member/') ? undefined : own(route.imports);
  return { ...route, imports, css: own(route.css) };
}

/**
 * What is false is as good as left out, and whether a route has a page the browser's router does not ask. A route's id is
 * its key.
 */
function dropUnread(name: string, value: unknown): unknown {
  return value === false || name === 'hasDefaultExport' || name === 'id' ? undefined : value;
}
