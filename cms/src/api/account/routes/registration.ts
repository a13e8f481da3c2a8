import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/registration.js';

export default contractRoutes(actions);
