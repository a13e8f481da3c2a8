import { byPathPrecision } from '@scholars/contract/endpoints';
import type { Action } from './define-action.js';

/**
 * Strapi routes for actions of the contract, the most literal paths first. Strapi's own permission check is off
 * (`auth: false`): it costs several milliseconds, and answers in another shape; who may call is the `access` policy's
 * to say.
 */
export function contractRoutes(actions: readonly Action[]) {
  const sorted = [...actions].sort((a, b) => byPathPrecision(a.endpoint, b.endpoint));
  return {
    type: 'content-api' as const,
    routes: sorted.map(({ endpoint, handler }) => ({
      method: endpoint.method,
      path: koaPath(endpoint.path),
      handler,
      config: {
        auth: false as const,
        policies: [{ name: 'global::access', config: accessOf(endpoint) }],
      },
    })),
  };
}

/** What the policy needs to know of a call. */
function accessOf({ access, personal, isBeforeSecondFactor, isOfOwnQueues, path }: Action['endpoint']) {
  return { access, personal, isBeforeSecondFactor, isOfOwnQueues, path };
}

/** `/api/things/{id}` → `/things/:id`: Strapi puts its `/api` before it. */
export function koaPath(path: string): string {
  return path.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1');
}
