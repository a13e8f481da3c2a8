import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/global-keys.js';

export default contractRoutes(actions);
