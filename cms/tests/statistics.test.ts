import { statisticsFacts } from './facts/statistics.js';
import { useCms } from './support/cms.js';

statisticsFacts(useCms());
