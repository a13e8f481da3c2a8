import type { FormDefinition } from '~/shared/form/form-definition';

/** The fields of the travel intake (spec §3) in the order of the page. */
export const travelIntakeForm = {
  fields: {
    fullName: 'text',
    emailAddress: 'text',
    phoneNumber: 'phone',
    preferredDepartureDate: 'date',
    preferredReturnDate: 'date',
    preferredAirport: 'text',
    specialTravelRequirements: 'text',
    passportDocument: 'file',
  },
  schema: async (today) =>
    (await import('@scholars/contract/forms/travel-intake')).travelIntakeFor(
      today === undefined ? undefined : () => today,
    ),
} as const satisfies FormDefinition;
