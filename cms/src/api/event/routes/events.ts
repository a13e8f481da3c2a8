import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/events.js';

export default contractRoutes(actions);
