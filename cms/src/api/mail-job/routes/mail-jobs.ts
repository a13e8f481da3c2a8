import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/mail-jobs.js';

export default contractRoutes(actions);
