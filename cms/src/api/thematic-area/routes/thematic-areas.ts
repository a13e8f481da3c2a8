import { contractRoutes } from '../../../contract/contract-routes.js';
import { actions } from '../controllers/thematic-areas.js';

export default contractRoutes(actions);
