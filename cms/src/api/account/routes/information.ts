import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/information.js';

export default contractRoutes(actions);
