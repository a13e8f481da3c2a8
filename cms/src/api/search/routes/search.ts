import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/search.js';

export default contractRoutes(actions);
