import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/site-overview.js';

export default contractRoutes(actions);
