import { travelIntake, travelIntakeFor } from '@scholars/contract/forms/travel-intake';
import { parseWith } from '@scholars/contract/parse';
import type { FormRules } from '~/shared/form/form-definition';

export const parse: FormRules['parse'] = (input, today) =>
  parseWith(today === undefined ? travelIntake : travelIntakeFor(() => today), input);

export { readDates } from '~/shared/form/read-dates';
