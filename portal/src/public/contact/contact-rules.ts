import { contactMessage } from '@scholars/contract/forms/site';
import { parseWith } from '@scholars/contract/parse';
import type { FormRules } from '~/shared/form/form-definition';

export const parse: FormRules['parse'] = (input) => parseWith(contactMessage, input);
