import { factories, type UID } from '@strapi/strapi';

// Strapi's own permission check would want a role's grant for each call; the policy is the rule here.
const forCoordinators = {
  auth: false as const,
  policies: [{ name: 'global::access', config: { access: 'coordinator' } }],
};

/** Strapi's own list and single read of a kind of submission, for coordinators, below `/api/backoffice`. */
export function queueRoutes(uid: UID.ContentType) {
  return factories.createCoreRouter(uid, {
    prefix: '/backoffice',
    only: ['find', 'findOne'],
    config: { find: forCoordinators, findOne: forCoordinators },
  });
}
