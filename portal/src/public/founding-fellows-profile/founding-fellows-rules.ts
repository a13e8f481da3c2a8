import { foundingFellowsProfile } from '@scholars/contract/forms/founding-fellows-profile';
import { parseWith } from '@scholars/contract/parse';
import type { FormRules } from '~/shared/form/form-definition';

export const parse: FormRules['parse'] = (input) => parseWith(foundingFellowsProfile, input);
