import { formFacts } from './facts/forms.js';
import { useCms } from './support/cms.js';

formFacts(useCms());
