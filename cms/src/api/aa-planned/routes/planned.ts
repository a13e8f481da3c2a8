import { endpoints } from '@scholars/contract/endpoints';
import { builtNames } from '../../../contract/built-actions.js';
import { ContractError } from '../../../contract/contract-error.js';
import { contractRoutes } from '../../../contract/contract-routes.js';

const planned = Object.entries(endpoints).filter(([name]) => !builtNames.has(name));

/**
 * Calls that the contract declares and nobody has built yet: they exist, keep strangers out as they will,
 * and answer 501. This folder's name puts it first: Strapi's own routes (`/:id` of a queue) would take them.
 */
export default contractRoutes(
  Object.fromEntries(
    planned.map(([name, endpoint]) => [
      name,
      {
        endpoint,
        handler: () => Promise.reject(new ContractError(501)),
      },
    ]),
  ),
);
