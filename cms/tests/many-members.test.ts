import { manyMembersFacts } from './facts/many-members.js';
import { useCms } from './support/cms.js';

manyMembersFacts(useCms());
