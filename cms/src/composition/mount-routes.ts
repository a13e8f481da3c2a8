import type { Core } from '@strapi/strapi';
import { endpoints } from '@scholars/contract/endpoints';
import { systemRoutes } from '../api/system/system-routes.js';
import { ContractError } from '../platform/errors/contract-error.js';
import { registerCommonReads } from '../platform/contract/common-reads.js';
import { contractRoutes } from '../platform/contract/contract-routes.js';
import type { Action } from '../platform/contract/define-action.js';
import { queueRoutes } from '../api/submission/queue-routes.js';
import { actions, builtNames } from './actions.js';

/**
 * Mounts whatever is answered below `/api`. Strapi would take routes from files, kind by kind; as one API they stand in
 * one order, in which a queue's `/:id` comes after all calls of the contract. Call while Strapi registers.
 */
export function mountRoutes(strapi: Core.Strapi): void {
  const all = [...Object.values(actions), ...plannedActions()];
  registerCommonReads(all);
  strapi.get('apis').add('contract', {
    routes: {
      calls: contractRoutes(all),
      queues: queueRoutes,
      system: systemRoutes,
    },
  });
}

/**
 * Calls that the contract declares and nobody has built yet: they exist, keep strangers out as they will, and answer
 * 501.
 */
function plannedActions(): Action[] {
  return Object.entries(endpoints)
    .filter(([name]) => !builtNames.has(name))
    .map(([, endpoint]) => ({ endpoint, handler: () => Promise.reject(new ContractError(501)) }));
}
