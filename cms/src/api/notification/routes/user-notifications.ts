import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/user-notifications.js';

export default contractRoutes(actions);
