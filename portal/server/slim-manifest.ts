import { isForVisitors } from '~/lib/visitors-manifest';

interface ManifestRoute {
  id: string;
  parentId?: string;
  hasDefaultExport?: boolean;
  imports?: string[] | undefined;
  css?: string[] | undefined;
}

interface Manifest {
  url: string;
  entry: { imports: string[]; css?: string[] };
  routes: Record<string, ManifestRoute>;
}

const opening = 'window.__reactRouterManifest=';
const giveIds = '(m=>{for(const k in m)m[k].id=k})(window.__reactRouterManifest.routes);';

interface Wanted {
  /** Routes without a page that are loaded all the same, by a fetcher. */
  kept: readonly string[];
  /** Where the list will be found instead, if it is a visitor's: without the pages of members and of the back office. */
  visitorsUrl?: string;
}

/**
 * The list of routes that every page loads, without what no browser makes use of: files that no link of the router
 * leads to, what says `false`, and what each page has loaded with the root already.
 *
 * @param script as the router's build writes it
 */
export function slimManifest(script: string, { kept, visitorsUrl }: Wanted): string {
  const end = script.lastIndexOf('}') + 1;
  if (!script.startsWith(opening)) throw new Error('The build has written its manifest in another way');
  const manifest = JSON.parse(script.slice(opening.length, end)) as Manifest; // what the router's build writes
  const { root } = manifest.routes;
  if (!root) throw new Error('The manifest has no root');
  const loaded = new Set([...manifest.entry.imports, ...(root.imports ?? []), ...(root.css ?? [])]);
  const routes = Object.values(manifest.routes)
    .filter(({ id, hasDefaultExport }) => hasDefaultExport || kept.includes(id))
    .filter(({ id }) => visitorsUrl === undefined || isForVisitors(id))
    .map((route) => [route.id, route === root ? route : withoutLoaded(route, loaded)]);
  const slim = { ...manifest, url: visitorsUrl ?? manifest.url, routes: Object.fromEntries(routes) };
  return `${opening}${JSON.stringify(slim, dropUnread)};${giveIds}`;
}

function withoutLoaded(route: ManifestRoute, loaded: ReadonlySet<string>): ManifestRoute {
  const own = (names: string[] | undefined) => names?.filter((name) => !loaded.has(name));
  // What a member's page imports it finds by itself, one journey later: who signs in carries the list to every page.
  const imports = isForVisitors(route.id) ? own(route.imports) : undefined;
  return { ...route, imports, css: own(route.css) };
}

/**
 * What is false is as good as left out, and whether a route has a page the browser's router does not ask. A route's id is
 * its key.
 */
function dropUnread(name: string, value: unknown): unknown {
  return value === false || name === 'hasDefaultExport' || name === 'id' ? undefined : value;
}
