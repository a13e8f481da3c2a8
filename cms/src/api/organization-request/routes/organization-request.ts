import { queueRoutes } from '../../../submissions/queue-routes.js';

export default queueRoutes('api::organization-request.organization-request');
