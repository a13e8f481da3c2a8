import { describeKind } from './kind-description.js';

const journey = { from: 'preferredDepartureDate', to: 'preferredReturnDate' } as const;

export const travelIntakes = describeKind({
  referencePrefix: 'TI',
  flow: {
    new: ['in_review'],
    in_review: ['needs_info', 'approved', 'declined'],
    needs_info: ['in_review', 'approved', 'declined'],
    approved: ['booked', 'declined'],
    booked: ['closed'],
    closed: [],
    declined: ['closed'],
  },
  mailed: ['needs_info', 'approved', 'declined', 'booked'],
  quiet: ['in_review', 'closed'],
  fields: {
    fullName: 'text',
    emailAddress: 'email',
    phoneNumber: 'phone',
    preferredDepartureDate: 'date',
    preferredReturnDate: 'date',
    preferredAirport: 'text',
    specialTravelRequirements: 'long',
  },
  files: { passportDocument: { format: 'document', required: 'passport.required' } },
  formPath: '/travel-intake',
  receivedMessage: 'submission.travelIntake.received',
  senderField: 'fullName',
  titleField: 'fullName',
  icon: 'journey',
  columns: [
    { field: 'fullName', lines: ['fullName', 'emailAddress'] },
    { field: 'preferredDepartureDate', heading: 'journey', lines: [journey, 'preferredAirport'] },
  ],
  summary: [journey, 'preferredAirport'],
  searchIn: ['reference', 'fullName', 'emailAddress', 'preferredAirport'],
  rangeFields: ['preferredDepartureDate'],
  orders: ['fullName', 'preferredDepartureDate'],
  groups: [
    { heading: 'person', fields: ['fullName', 'emailAddress', 'phoneNumber'] },
    {
      heading: 'journey',
      fields: ['preferredDepartureDate', 'preferredReturnDate', 'preferredAirport', 'specialTravelRequirements'],
    },
  ],
});
