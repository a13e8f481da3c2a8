import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/pages.js';

export default contractRoutes(actions);
