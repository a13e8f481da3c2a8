import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/site-index.js';

export default contractRoutes(actions);
