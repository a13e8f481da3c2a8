import { contractRoutes } from '../../../contract/contract-routes.js';
import { rateLimited } from '../../../rate-limits/rate-limited.js';
import { actions } from '../controllers/join-us.js';

export default rateLimited(contractRoutes(actions), 'organizationRequest');
