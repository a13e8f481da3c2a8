import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/newsletter.js';

const { confirmNewsletter, unsubscribeFromNewsletter } = actions;

// Not counted by address: a mail provider ends the subscriptions of many people from a few of its own.
export default contractRoutes({ confirmNewsletter, unsubscribeFromNewsletter });
