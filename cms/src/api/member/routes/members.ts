import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/members.js';

export default contractRoutes(actions);
