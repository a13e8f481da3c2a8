import { queueScaleFacts } from './facts/queue-scale.js';
import { useCms } from './support/cms.js';

queueScaleFacts(useCms());
