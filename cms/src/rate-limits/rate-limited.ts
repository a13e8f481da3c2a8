import type { LimitName } from './limits.js';

/** Routes whose calls are counted by the visitor's address against a limit (product §8). */
export function rateLimited<Routes extends { routes: { config: object }[] }>(routes: Routes, limit: LimitName): Routes {
  for (const route of routes.routes)
    Object.assign(route.config, { middlewares: [{ name: 'global::rate-limit', config: { limit } }] });
  return routes;
}
