import { backOfficeFacts } from './facts/back-office.js';
import { useCms } from './support/cms.js';

backOfficeFacts(useCms());
