import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { RouteObject, ServerBuild } from 'react-router';
import routes from '~/routes';

type Routes = ServerBuild['routes'];

const modules = import.meta.glob<object>('../src/{public,member,admin}/**/*.{ts,tsx}');

/**
 * The routes of the site with their modules, as the build has them; of what only surrounds pages, the addresses alone.
 */
export async function loadSiteRoutes(): Promise<Routes> {
  const flat: Record<string, unknown> = { root: { id: 'root', path: '', module: {} } };
  const add = async (entry: RouteConfigEntry, parentId: string): Promise<void> => {
    const { id = entry.file.replace(/\.\w+$/, ''), path, index, file, children = [] } = entry;
    const module = children.length > 0 ? {} : await modules[`../src/${file}`]?.();
    flat[id] = { id, parentId, path, index, module };
    for (const child of children) await add(child, id);
  };
  for (const entry of routes) await add(entry, 'root');
  // What the server reads of the compiler's shape.
  return flat as Routes;
}

/** The same as the router itself takes them. */
export function nestRoutes(all: Routes, parentId?: string): RouteObject[] {
  return Object.values(all).flatMap((route) =>
    route && route.parentId === parentId
      ? // One of the two kinds of a route: an index has no children.
        [{ id: route.id, path: route.path, index: route.index, children: childrenOf(all, route.id) } as RouteObject]
      : [],
  );
}

function childrenOf(all: Routes, id: string): RouteObject[] | undefined {
  const children = nestRoutes(all, id);
  return children.length > 0 ? children : undefined;
}
