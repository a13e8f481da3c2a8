import { backOfficeFacts } from './facts/back-office.js';
import { formFacts } from './facts/forms.js';
import { useCms } from './support/cms.js';

const cms = useCms();

formFacts(cms);
backOfficeFacts(cms);
