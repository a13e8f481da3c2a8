import { route, type RouteConfig } from '@react-router/dev/routes';
import { adminRoutes } from './admin/routes';
import { memberRoutes } from './member/routes';
import { publicRoutes, siteFileRoutes } from './public/routes';

/** The first path segment is the language (spec §2); the root's middleware sends every other one but files about the site to /en. */
export default [
  ...siteFileRoutes,
  route(':lang/admin/*', 'admin/admin.tsx', adminRoutes),
  route(':lang', 'shell/site-layout.tsx', [...memberRoutes, ...publicRoutes]),
] satisfies RouteConfig;
