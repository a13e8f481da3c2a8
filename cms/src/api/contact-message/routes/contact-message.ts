import { queueRoutes } from '../../../submissions/queue-routes.js';

export default queueRoutes('api::contact-message.contact-message');
