import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/job-opportunities.js';

export default contractRoutes(actions);
