import { followingFacts } from './facts/followings.js';
import { listingFacts } from './facts/listings.js';
import { opportunityFacts } from './facts/opportunities.js';
import { pageFacts } from './facts/pages.js';
import { partnerNameFacts } from './facts/partner-names.js';
import { publishingFacts } from './facts/publishing.js';
import { readFacts } from './facts/reads.js';
import { uiActionFacts } from './facts/ui-actions.js';
import { useCms } from './support/cms.js';

const cms = useCms();

readFacts(cms);
opportunityFacts(cms);
listingFacts(cms);
publishingFacts(cms);
partnerNameFacts(cms);
followingFacts(cms);
pageFacts(cms);
uiActionFacts(cms);
