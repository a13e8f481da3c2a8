import { backOfficeFacts } from './facts/back-office.js';
import { formFacts } from './facts/forms.js';
import { travelRequestFacts } from './facts/travel-requests.js';
import { useCms } from './support/cms.js';

const cms = useCms();

formFacts(cms);
backOfficeFacts(cms);
travelRequestFacts(cms);
