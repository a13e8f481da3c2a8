import { contractRoutes } from '../../../contract/contract-routes.js';
import { rateLimited } from '../../../rate-limits/rate-limited.js';
import { guestActions } from '../controllers/answers.js';

export default rateLimited(contractRoutes(guestActions), 'eventAnswer');
