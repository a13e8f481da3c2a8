import { contractRoutes } from '../../../contract/contract-routes.js';
import { rateLimited } from '../../../rate-limits/rate-limited.js';
import { actions } from '../controllers/newsletter.js';

const { confirmNewsletter, unsubscribeFromNewsletter } = actions;

export default rateLimited(contractRoutes({ confirmNewsletter, unsubscribeFromNewsletter }), 'newsletterLink');
