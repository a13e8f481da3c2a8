import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/account.js';

export default contractRoutes(actions);
