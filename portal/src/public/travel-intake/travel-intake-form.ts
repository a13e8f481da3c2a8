import { travelIntake, travelIntakeFor } from '@scholars/contract/forms/travel-intake';
import { parseWith } from '@scholars/contract/parse';
import type { FormDefinition } from '~/public/submission-form/form-definition';

/** The fields of the travel intake (spec §3) in the order of the page. */
export const travelIntakeForm = {
  fields: {
    fullName: 'text',
    emailAddress: 'text',
    phoneNumber: 'phone',
    preferredDepartureDate: 'text',
    preferredReturnDate: 'text',
    preferredAirport: 'text',
    specialTravelRequirements: 'text',
    passportDocument: 'file',
  },
  parse: (input, today) => parseWith(today === undefined ? travelIntake : travelIntakeFor(() => today), input),
} as const satisfies FormDefinition;
