import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/announcements.js';

export default contractRoutes(actions);
