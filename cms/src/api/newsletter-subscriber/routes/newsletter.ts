import { contractRoutes } from '../../../contract/contract-routes.js';
import { rateLimited } from '../../../rate-limits/rate-limited.js';
import { actions } from '../controllers/newsletter.js';

const { subscribeToNewsletter } = actions;

export default rateLimited(contractRoutes({ subscribeToNewsletter }), 'newsletter');
