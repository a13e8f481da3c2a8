import { statusMailFacts } from './facts/status-mails.js';
import { useCms } from './support/cms.js';

statusMailFacts(useCms());
