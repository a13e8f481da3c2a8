import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/passwords.js';

export default contractRoutes(actions);
