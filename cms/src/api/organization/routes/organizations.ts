import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/organizations.js';

export default contractRoutes(actions);
