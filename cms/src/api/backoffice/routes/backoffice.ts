import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/backoffice.js';

export default contractRoutes(actions);
