import { siteFormFacts } from './facts/site-forms.js';
import { useCms } from './support/cms.js';

siteFormFacts(useCms({ env: { CAPTCHA: 'altcha' } }));
