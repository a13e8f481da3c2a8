import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/providers.js';

export default contractRoutes(actions);
