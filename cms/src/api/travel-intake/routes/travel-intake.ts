import { queueRoutes } from '../../../submissions/queue-routes.js';

export default queueRoutes('api::travel-intake.travel-intake');
