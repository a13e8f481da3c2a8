import { queueRoutes } from '../../../submissions/queue-routes.js';

export default queueRoutes('api::founding-fellows-profile.founding-fellows-profile');
