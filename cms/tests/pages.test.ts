import { pageFacts } from './facts/pages.js';
import { useCms } from './support/cms.js';

pageFacts(useCms());
