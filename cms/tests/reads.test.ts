import { opportunityFacts } from './facts/opportunities.js';
import { publishingFacts } from './facts/publishing.js';
import { readFacts } from './facts/reads.js';
import { useCms } from './support/cms.js';

const cms = useCms();

readFacts(cms);
opportunityFacts(cms);
publishingFacts(cms);
