import { componentFacts } from './facts/components.js';
import { useCms } from './support/cms.js';

componentFacts(useCms());
