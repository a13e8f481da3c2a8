import { contractRoutes } from '../../../contract/contract-routes.js';
import { coordinatorActions } from '../controllers/answers.js';

export default contractRoutes(coordinatorActions);
