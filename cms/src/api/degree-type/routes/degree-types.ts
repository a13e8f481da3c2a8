import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/degree-types.js';

export default contractRoutes(actions);
