import type { OpportunitySeed } from './shapes.js';
import { educationOpportunities } from './opportunities/education.js';
import { innovationOpportunities } from './opportunities/innovation.js';
import { researchOpportunities } from './opportunities/research.js';

export const opportunities: OpportunitySeed[] = [
  ...educationOpportunities,
  ...researchOpportunities,
  ...innovationOpportunities,
];
