import { queueListFacts } from './facts/queue-lists.js';
import { useCms } from './support/cms.js';

queueListFacts(useCms());
