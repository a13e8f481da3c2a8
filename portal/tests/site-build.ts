import { Outlet, UNSAFE_withComponentProps, type ServerBuild } from 'react-router';
import * as entry from '~/entry.server';
import * as login from '~/public/auth/login';
import * as logout from '~/public/auth/logout';
import * as notFound from '~/public/not-found';
import * as root from '~/root';
import { frameRouteId } from '~/session/root-data';

interface TestRoute {
  path?: string;
  module: object;
  /** The route that surrounds it, the frame by default. */
  parentId?: string;
}

const ours: Record<string, TestRoute> = {
  login: { path: 'auth/login', module: login },
  logout: { path: 'logout', module: logout },
  'not-found': { path: '*', module: notFound },
};

/**
 * A build of the real root, login, logout and not-found, with the routes of a test below the language. `siteFiles`
 * stand beside the languages; `frame` is what surrounds pages, nothing by default. It has the shape that React Router's
 * compiler gives, so that pages go through the server as they do.
 */
export function siteBuild(
  routes: Record<string, TestRoute>,
  siteFiles: Record<string, TestRoute> = {},
  frame: object = { default: Outlet },
): ServerBuild {
  const all: Record<string, TestRoute> = {
    root: { path: '', module: root },
    [frameRouteId]: { path: ':lang', module: withProps(frame), parentId: 'root' },
  };
  for (const [id, { path, module, parentId = frameRouteId }] of Object.entries({ ...routes, ...ours })) {
    all[id] = { path, module: withProps(module), parentId };
  }
  for (const [id, route] of Object.entries(siteFiles)) all[id] = { ...route, parentId: 'root' };
  const entries = Object.entries(all);
  const build = {
    entry: { module: entry },
    routes: Object.fromEntries(entries.map(([id, { path, parentId, module }]) => [id, { id, path, parentId, module }])),
    assets: {
      entry: { module: '/assets/entry.js', imports: ['/assets/vendor.js'] },
      url: '/assets/manifest.js',
      version: '1',
      routes: Object.fromEntries(entries.map(([id, route]) => [id, assetsOf(id, route)])),
    },
    publicPath: '/',
    assetsBuildDirectory: 'build/client',
    future: { v8_middleware: true, v8_splitRouteModules: true, v8_viteEnvironmentApi: true },
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  };
  // The compiler's own types of a build are not exported.
  return build as unknown as ServerBuild;
}

/** The compiler hands loader and action data to a page as its props. */
function withProps(module: { default?: unknown }): object {
  // A page's type asks for the props of its own route.
  const page = module.default as Parameters<typeof UNSAFE_withComponentProps>[0] | undefined;
  return page ? { ...module, default: UNSAFE_withComponentProps(page) } : module;
}

function assetsOf(id: string, { path, parentId, module }: TestRoute) {
  return {
    id,
    path,
    parentId,
    module: `/assets/${id}.js`,
    imports: [],
    css: id === 'root' ? ['/assets/root.css'] : [],
    hasLoader: 'loader' in module,
    hasAction: 'action' in module,
    hasErrorBoundary: 'ErrorBoundary' in module,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
  };
}
