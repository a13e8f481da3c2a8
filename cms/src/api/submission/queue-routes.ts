import { factories, type Core, type UID } from '@strapi/strapi';

// Strapi's own permission check would want a role's grant for each call; the policy is the rule here.
const forCoordinators = {
  auth: false as const,
  policies: [{ name: 'global::access', config: { access: 'coordinator' } }],
};

/**
 * Strapi's own list and single read of a kind of submission, for coordinators, below `/api/backoffice`, with the controller and
 * the service that Strapi would make of a file for each. Call while Strapi registers.
 */
export function queueRoutes(strapi: Core.Strapi, uid: UID.ContentType) {
  strapi.get('controllers').set(uid, factories.createCoreController(uid));
  strapi.get('services').set(uid, factories.createCoreService(uid));
  return factories.createCoreRouter(uid, {
    prefix: '/backoffice',
    only: ['find', 'findOne'],
    config: { find: forCoordinators, findOne: forCoordinators },
  });
}
